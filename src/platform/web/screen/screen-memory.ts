/** What a screen remembers for one person. Where it is kept is not the screen's business. */
export interface ScreenMemory {
  /** Nothing until it is known. */
  content: Record<string, unknown> | undefined;
  save(content: Record<string, unknown>): void;
}
