import { folded } from '#platform/contract/folding.ts';

/** Letters of other scripts and digits that look like a Latin letter, in one of their cases at least. */
const lookAlike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ԛq ԝw һh'.split(' '), // Cyrillic
    ...'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx'.split(' '), // Greek
    ...'0o 1l |l'.split(' '),
  ].map((pair) => [...pair] as [string, string]),
);

/** What a name is told from others by: neither case, accents, marks and spaces, nor letters that only look different. */
export function nameKeyOf(name: string): string {
  const letters = [...folded(name)]
    .map((letter) => lookAlike[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? name.normalize('NFKC').toLowerCase() : letters;
}

const longest = 32;

/** The short name that a name suggests: small letters, digits and hyphens; nothing where it has too few of these. */
export function slugOf(name: string): string | undefined {
  const words = folded(name).match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').slice(0, longest).replace(/-$/, '');
  return slug.length < 2 ? undefined : slug;
}
