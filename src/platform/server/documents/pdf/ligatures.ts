import type { EmbeddedFont } from 'pdfkit';

// Lam with each kind of alef is one letter in the file.
const together = new Map([
  ['\u0644\u0622', 0xfef5],
  ['\u0644\u0623', 0xfef7],
  ['\u0644\u0625', 0xfef9],
  ['\u0644\u0627', 0xfefb],
]);

/** Lets two letters that are drawn as one say so by one code. By two, readers turn them around with the words they stand in. */
export function tellLigatures(font: EmbeddedFont): void {
  font.unicode = font.unicode.map((codes) => {
    const one = together.get(String.fromCodePoint(...codes));
    return one === undefined ? codes : [one];
  });
}
