/** The beginning of a text, at most so many UTF-16 units long and never with half a letter at its end: that half is no text, and
 *  no database stores it. Whatever is cut is cut here. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most);
  // The first half of a pair, whose other half fell away.
  return /[\ud800-\udbff]$/.test(beginning) ? beginning.slice(0, -1) : beginning;
}
