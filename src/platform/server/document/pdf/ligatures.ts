/** What pdfkit keeps of a font it puts into the file. */
interface EmbeddedFont {
  /** What each letter of the file says to whoever copies or searches it. */
  unicode: number[][];
}

// Lam with each kind of alef is one letter in the file.
const together = new Map([
  ['\u0644\u0622', 0xfef5],
  ['\u0644\u0623', 0xfef7],
  ['\u0644\u0625', 0xfef9],
  ['\u0644\u0627', 0xfefb],
]);

/** Lets two letters that are drawn as one say so by one code. By two, readers turn them around with the words they stand in. */
export function tellLigatures(font: unknown): void {
  const embedded = font as EmbeddedFont;
  embedded.unicode = embedded.unicode.map((codes) => {
    const one = together.get(String.fromCodePoint(...codes));
    return one === undefined ? codes : [one];
  });
}
