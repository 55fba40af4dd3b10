/** What a screen remembers for one person. The screen does not know where it is stored. */
export interface ScreenMemory {
  /** Nothing until it is known. */
  content: Record<string, unknown> | undefined;
  save(content: Record<string, unknown>): void;
}
