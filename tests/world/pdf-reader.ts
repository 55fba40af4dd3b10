import { inflateSync } from 'node:zlib';

/** Words as they were put on a page, from left to right; `y` counts from below. */
export interface Shown {
  text: string;
  x: number;
  y: number;
}

export interface ReadPdf {
  /** Everything that is not packed: what the file is, and what it could do. */
  structure: string;
  pages: Shown[][];
  bookmarks: string[];
}

/** Reads back what our own writer writes, and no more: enough to see what a reader would see. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = new Map<string, { dictionary: string; content: () => string }>();
  const raw = bytes.toString('latin1');
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    objects.set(id, {
      dictionary,
      content: () => inflateSync(Buffer.from(body.slice(at + 7), 'latin1')).toString('latin1'),
    });
  }
  const structure = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  const target = (id: string) => objects.get(id) ?? { dictionary: '', content: () => '' };
  const fonts = new Map(
    [...structure.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(target(id).dictionary)?.[1];
      return [name, letters === undefined ? [] : lettersIn(target(letters).content())] as const;
    }),
  );
  const kids = /\/Kids \[([^\]]*)\]/.exec(structure)?.[1] ?? '';
  return {
    structure,
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
      const content = /\/Contents (\d+) 0 R/.exec(target(id).dictionary)?.[1] ?? '';
      return shownIn(target(content).content(), fonts);
    }),
    bookmarks: [
      ...structure.matchAll(
        /\/Title \(((?:[^()\\]|\\[\s\S])*)\)\n\/?(?:Parent|Dest|>>|Prev|Next|First|Last|Count)?/g,
      ),
    ].map(([, title = '']) => textOf(title)),
  };
}

const lettersIn = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, row = '']) =>
    [...row.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      codes
        .split(' ')
        .filter(Boolean)
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    ),
  );

function shownIn(content: string, fonts: ReadonlyMap<string, string[]>): Shown[] {
  const shown: Shown[] = [];
  let [x, y, font] = [0, 0, ''];
  const operators = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, left, up, named, codes] of content.matchAll(operators)) {
    if (left !== undefined) [x, y] = [Number(left), Number(up)];
    else if (named !== undefined) font = named;
    else {
      const letters = fonts.get(font) ?? [];
      const text = [...(codes ?? '').matchAll(/<([^>]*)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((code) => letters[Number.parseInt(code, 16)] ?? '\ufffd')
        .join('');
      shown.push({ text, x, y });
    }
  }
  return shown;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function textOf(written: string): string {
  const plain = written.replaceAll(/\\([\s\S])/g, (_, one: string) => escapes[one] ?? one);
  return plain.startsWith('\u00fe\u00ff')
    ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
    : plain;
}

/** The lines of a page from top to bottom, each as it is read: from the left, or from the right with its joining letters turned
 *  back and its numbers left as they stand. */
export function linesOf(page: readonly Shown[], rightToLeft = false): string[] {
  const rows = Map.groupBy(page, ({ y }) => Math.round(y * 10));
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .map(([, row]) =>
      row
        .toSorted((one, other) => (rightToLeft ? other.x - one.x : one.x - other.x))
        .map(({ text }) =>
          /[\u0600-\u06ff\ufe70-\ufefc]/.test(text)
            ? [...text].toReversed().join('').normalize('NFKC')
            : text,
        )
        .join(''),
    );
}
