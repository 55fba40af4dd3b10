// What is used of it: its own types lie in a package that nobody else needs.
declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string, features?: Record<string, boolean>): { advanceWidth: number };
  }
  export function create(bytes: Buffer): Font;
}
