import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { unfolded } from './woff.ts';

export type Weight = 400 | 600;

/** A file of letters: a part of a typeface in one weight. */
export interface Face {
  name: string;
  bytes: Buffer;
  font: fontkit.Font;
  /** Its letters join, and are set from right to left by the font itself. */
  isArabic: boolean;
}

interface Subset {
  family: string;
  subset: string;
  weight?: Weight;
}

// In the order in which a letter is looked for. What a document does not need is not opened. Not Noto Sans Arabic, which the screens
// have: it draws ي and ت with one stroke and other dots, and whoever searches the file would not find the word.
const subsets = [
  { family: 'inter', subset: 'latin' },
  { family: 'inter', subset: 'latin-ext' },
  { family: 'vazirmatn', subset: 'arabic' },
  { family: 'inter', subset: 'cyrillic' },
  { family: 'inter', subset: 'cyrillic-ext' },
  { family: 'inter', subset: 'greek' },
  { family: 'inter', subset: 'greek-ext' },
  { family: 'inter', subset: 'vietnamese' },
  // Arrows, ticks and what is compared with: in one weight.
  { family: 'noto-sans-math', subset: 'latin', weight: 400 },
  { family: 'noto-sans-symbols-2', subset: 'symbols', weight: 400 },
] as const satisfies readonly Subset[];

const arabicPlace = subsets.findIndex(({ subset }) => subset === 'arabic');
const arabicBlocks = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;

/** Finds the letters of a document in the fonts that come with the product. */
export function facesFrom() {
  const opened = new Map<string, Face>();
  const chosen = new Map<string, Face>();

  function open(at: number, wanted: Weight): Face {
    const { family, subset, weight = wanted }: Subset = subsets[at] ?? subsets[0];
    const name = `${family}-${subset}-${weight}`;
    const known = opened.get(name);
    if (known !== undefined) return known;
    const file = import.meta.resolve(`@fontsource/${family}/files/${name}-normal.woff`);
    const bytes = unfolded(readFileSync(fileURLToPath(file)));
    const font = fontkit.create(bytes) as fontkit.Font;
    const face = { name, bytes, font, isArabic: subset === 'arabic' };
    opened.set(name, face);
    return face;
  }

  /** The face that has a character; one that none has is drawn as the empty box of the first. */
  return function faceOf(character: string, weight: Weight): Face {
    const key = `${weight}${character}`;
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    // The joining letters' own marks and commas belong to them, even where another font has them too.
    const places = arabicBlocks.test(character) ? [arabicPlace] : subsets.keys();
    let found: Face | undefined;
    for (const at of places) {
      const face = open(at, weight);
      if (face.font.hasGlyphForCodePoint(code)) {
        found = face;
        break;
      }
    }
    found ??= open(0, weight);
    chosen.set(key, found);
    return found;
  };
}

export type FaceOf = ReturnType<typeof facesFrom>;
