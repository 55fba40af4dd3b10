/** A text with its named places filled: `Say {{name}}`. Unknown places stay visible, so a test can find them. */
export const fill = (text: string, values: Record<string, unknown> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
