import { inflateSync } from 'node:zlib';

/** Words as they were put on a page. */
export interface PdfText {
  /** Whether it says of itself that it is read from its right to its left. */
  reversed: boolean;
  /** Its signs from left to right: of two letters drawn as one, both stand in one. */
  signs: string[];
  text: string;
  x: number;
  /** Counts from below. */
  y: number;
}

export interface ReadPdf {
  /** Everything that is not packed: what the file is, and what it could do. */
  structure: string;
  pages: PdfText[][];
  bookmarks: string[];
}

type Letters = ReadonlyMap<number, string>;

/** Reads back what the documents' writer writes, and no more: enough to see what a reader would see. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = new Map<string, { dictionary: string; content: () => string }>();
  const raw = bytes.toString('latin1');
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const packed = Buffer.from(body.slice(at + 7), 'latin1');
    const content = () =>
      (dictionary.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1');
    objects.set(id, { dictionary, content });
  }
  const structure = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  const target = (id: string) => objects.get(id) ?? { dictionary: '', content: () => '' };
  const lettersOf = (font: string): Letters =>
    lettersIn(target(/\/ToUnicode (\d+) 0 R/.exec(target(font).dictionary)?.[1] ?? '').content());
  const kids = /\/Kids \[([^\]]*)\]/.exec(structure)?.[1] ?? '';
  return {
    structure,
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
      const { dictionary } = target(id);
      const fonts = new Map(
        [...dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
          name,
          lettersOf(font),
        ]),
      );
      return shownIn(target(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '').content(), fonts);
    }),
    bookmarks: [
      ...structure.matchAll(/\/Parent[^/]*(?:\/(?:Prev|Next|First|Last|Count)[^/]*)*\/Title ([^\n]*)\n/g),
    ].map(([, title = '']) => textOf(bytesOf(title))),
  };
}

/** Which letters a sign stands for, as the font's own table says. */
function lettersIn(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, rows = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', said = ''] of rows.matchAll(/<([^>]*)>\s*<([^>]*)>/g))
      letters.set(Number.parseInt(code, 16), Buffer.from(said, 'hex').swap16().toString('utf16le'));
  return letters;
}

type Matrix = [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

const token =
  /\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S])*\))*\)|<<[\s\S]*?>>|<[0-9A-Fa-f\s]*>|\/[^\s/[\]()<>]+|[[\]]|[+-]?(?:\d+\.?\d*|\.\d+)|[A-Za-z'"*]+\d*/g;

/** Follows a page's operators: where things are put, in which font, and what is said in their place. */
function shownIn(content: string, fonts: ReadonlyMap<string, Letters>): PdfText[] {
  const shown: PdfText[] = [];
  const kept: Matrix[] = [];
  const marks: (string | undefined)[] = [];
  let [place, at]: Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [1, 0, 0, 1, 0, 0],
  ] as [Matrix, Matrix];
  let letters: Letters = new Map();
  let before: string[] = [];
  let [begins, reversed] = [true, false];
  const numbers = () => before.slice(-6).map(Number) as Matrix;
  const show = () => {
    const [, , , , x, y] = times(at as Matrix, place as Matrix);
    const instead = marks.findLastIndex((mark) => mark !== undefined);
    const said = before
      .filter((part) => part.startsWith('(') || part.startsWith('<'))
      .flatMap((part) => codesOf(bytesOf(part)).map((code) => letters.get(code) ?? '\ufffd'));
    const signs = (instead < 0 ? said : [marks[instead] ?? '']).map((sign) =>
      sign.replaceAll(/[\u2066-\u2069\u200b]/g, ''),
    );
    if (instead >= 0) marks[instead] = '';
    const last = shown.at(-1);
    // What is put down in one go runs on.
    if (!begins && last !== undefined) {
      last.signs.push(...signs);
      last.text += signs.join('');
    } else shown.push({ signs, text: signs.join(''), x, y, reversed });
    begins = false;
  };
  const act: Record<string, () => void> = {
    q: () => kept.push(place as Matrix),
    Q: () => (place = kept.pop() ?? place),
    cm: () => (place = times(numbers(), place as Matrix)),
    BT: () => {
      at = [1, 0, 0, 1, 0, 0];
      begins = true;
      reversed = false;
    },
    Tm: () => (at = numbers()),
    Tf: () => (letters = fonts.get(before.at(-2)?.slice(1) ?? '') ?? new Map()),
    Tj: show,
    TJ: show,
    BMC: () => {
      marks.push(undefined);
      reversed ||= before.at(-1) === '/ReversedChars';
    },
    BDC: () => {
      const words = /\/ActualText\s*(\((?:[^()\\]|\\[\s\S])*\)|<[^>]*>)/.exec(before.at(-1) ?? '')?.[1];
      marks.push(words && textOf(bytesOf(words)));
    },
    EMC: () => marks.pop(),
  };
  for (const [part] of content.matchAll(token)) {
    if (!/^[A-Za-z'"*]/.test(part)) before.push(part);
    else {
      act[part]?.();
      before = [];
    }
  }
  return shown;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of the file, written in either of its two ways. */
function bytesOf(written: string): string {
  if (written.startsWith('<'))
    return Buffer.from(written.replaceAll(/[^\da-f]/gi, ''), 'hex').toString('latin1');
  return written
    .slice(1, -1)
    .replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, one: string) =>
      /^[0-7]/.test(one) ? String.fromCharCode(Number.parseInt(one, 8)) : (escapes[one] ?? one),
    );
}

const codesOf = (bytes: string): number[] =>
  [...(bytes.match(/[\s\S]{2}/g) ?? [])].map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1));

const textOf = (bytes: string): string =>
  bytes.startsWith('\u00fe\u00ff')
    ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
    : bytes;

/** The lines of a page from top to bottom, each as it is read: from the left, or from the right with its joining letters turned
 *  back and its numbers left as they stand. */
export function linesOf(page: readonly PdfText[], rightToLeft = false): string[] {
  const rows = Map.groupBy(page, ({ y }) => Math.round(y * 10));
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .map(([, row]) =>
      row
        .toSorted((one, other) => (rightToLeft ? other.x - one.x : one.x - other.x))
        .map(({ signs, text }) =>
          /[\u0600-\u06ff\ufe70-\ufefc]/.test(text) ? signs.toReversed().join('') : text,
        )
        .join(''),
    );
}
