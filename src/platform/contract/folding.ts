/** Text as people compare it: without case, accents, vowel signs and stretching, and one form for each of the letters in
 *  which Turkish and Arabic spellings differ. `folded()` of risk.sql is the same for the server's search. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[ıİىةٱ]/g, (letter) => oneForm[letter] ?? letter)
    .toLowerCase();

const oneForm: Readonly<Record<string, string>> = { ı: 'i', İ: 'I', ى: 'ي', ة: 'ه', ٱ: 'ا' };

/** What was typed to look for something, word by word, as texts are compared. */
export const foldedWords = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean);
