import { createRequire } from 'node:module';

/** Where people begin when they go along the keys, the alphabet or the digits; round and round, forwards or backwards. */
const rows = [
  '0123456789',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'abcçdefgğhıijklmnoöprsştuüvyz',
  'qwertyuıopğüasdfghjklşizxcvbnmöç',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرلاىةوزظ',
].flatMap((row) => [`${row}${row}`, [...row, ...row].toReversed().join('')]);

/** Words that the list, which is of English sites, does not have, and the product's own name. */
const added =
  'plumbline sifre şifre parola sifrem şifrem galatasaray fenerbahce fenerbahçe besiktas beşiktaş trabzonspor turkiye türkiye istanbul ankara كلمة السر كلمةالسر المرور كلمةالمرور محمد الله احمد مرحبا بسم';

/** The commonest, and of the rest those that are as long as a password has to be. */
const commonest = 10_000;
const long = 12;

let known: ReadonlySet<string> | undefined;

/** Passwords that are known, most of them lower case (docs/decisions/0121-common-passwords-from-a-package.md). Loaded once, when the
 *  first password is looked at: most servers seldom look at one. */
function knownPasswords(): ReadonlySet<string> {
  if (known !== undefined) return known;
  const { dictionary } = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');
  return (known = new Set([
    ...dictionary['passwords-common'].filter((password, at) => at < commonest || password.length >= long),
    ...added.split(' '),
  ]));
}

const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => letterFor[sign] ?? sign);

/** The shortest beginning that the text repeats: "password" of "passwordpassword", "1234567890" of "123456789012". */
function repeatedPart(text: string): string {
  for (let length = 1; length < text.length; length++)
    if (text.slice(length) === text.slice(0, text.length - length)) return text.slice(0, length);
  return text;
}

const isKnown = (text: string): boolean =>
  [text, repeatedPart(text)].some(
    (part) => part.length < 3 || knownPasswords().has(part) || rows.some((row) => row.includes(part)),
  );

/** A year, a day, a counter: as many digits beside a word as are tried in no time. */
const fewDigits = 4;

/** Without a word, so many kinds of marks are none that people set around something. */
const manyMarks = 6;

/** One known word, however often it stands there, with marks and few digits around it. */
function isKnownWordDecorated(text: string): boolean {
  const words = new Set((text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(repeatedPart));
  const numbers = (text.match(/\p{N}+/gu) ?? []).filter((number) => !isKnown(number)).map(repeatedPart);
  const marks = new Set(text.match(/[^\p{L}\p{M}\p{N}]/gu) ?? []);
  if (words.size === 0 && marks.size >= manyMarks) return false;
  return words.size <= 1 && [...words].every(isKnown) && numbers.join('').length <= fewDigits;
}

/** Whether a password is among those that are tried first: a known one as it is, or behind what people do to make it longer
 *  (capitals, "0" for "o", repetition, digits and marks around it). Whatever language it is in; never slow. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  // What stands at the end is a number more often than a letter; what stands at the beginning is either.
  const [, start = '', core = '', end = ''] = /^([^\p{L}\p{M}]*)(.*?)([^\p{L}\p{M}]*)$/su.exec(folded) ?? [];
  const readings = [folded, withLetters(start + core) + end, start + withLetters(core) + end];
  return isKnown(folded) || readings.some(isKnownWordDecorated);
}
