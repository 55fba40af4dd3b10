/** The shortcuts in the person's order. Ids of entries that are gone, or not for this person, are passed over. */
export const availableShortcuts = <Entry extends { id: string }>(
  shortcuts: readonly string[],
  entries: readonly Entry[],
): Entry[] =>
  shortcuts.flatMap((id) => {
    const entry = entries.find((one) => one.id === id);
    return entry === undefined ? [] : [entry];
  });

/** With the entry as the last, or without it. What the navigation no longer has goes too: nobody could remove it. */
export function toggled(shortcuts: readonly string[], id: string, exists: (id: string) => boolean): string[] {
  const others = shortcuts.filter((one) => one !== id && exists(one));
  return shortcuts.includes(id) ? others : [...others, id];
}
