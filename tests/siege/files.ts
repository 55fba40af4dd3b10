import { deflateSync, gzipSync } from 'node:zlib';
import { pngOf } from '#tests/world/pictures.ts';
import { hostileWorkbooks } from './workbooks.ts';

export interface HostileFile {
  what: string;
  name: string;
  make(): Buffer;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const tables: Record<string, () => Buffer> = {
  'one line of 19 MB': () => Buffer.alloc(19_000_000, 'a'),
  '19 MB of empty lines': () => Buffer.alloc(19_000_000, '\n'),
  '19 MB of separators': () => Buffer.alloc(19_000_000, ','),
  'a quote that never ends': () => latin(`Title\n"${'x'.repeat(19_000_000)}`),
  'a million quotes': () => latin(`Title\n${'"'.repeat(1_000_000)}\n`),
  zeros: () => Buffer.alloc(1_000_000),
  'half of a sign where a title is cut': () => Buffer.from(`Title\n${'a'.repeat(59)}😀 and on\n`),
  'halves of signs': () => Buffer.from(`\ufeffTitle\n${'a\ud800'.repeat(500)}\n`, 'utf16le'),
  'signs of two letters, a million times': () => Buffer.from(`Title\n${'e\u0301'.repeat(1_000_000)}\n`),
  formulas: () => latin('Title\n=cmd|"/C calc"!A0\n@SUM(1)\n+1\n-1\n'),
  'a compressed gigabyte': () => gzipSync(Buffer.alloc(1_000_000_000)),
  'a page of the web': () => latin('<html><script>alert(1)</script></html>'),
};

/** A PNG whose head says so many pixels, whatever follows. */
const absurdPicture = (width: number, height: number) => (): Buffer => {
  const picture = pngOf(1, 1);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
};

const pictures: Record<string, () => Buffer> = {
  'a picture of four billion pixels a side': absurdPicture(0xffff_ffff, 0xffff_ffff),
  'a picture of 60,000 pixels a side': absurdPicture(60_000, 60_000),
  'a picture of a billion pixels that are there': () =>
    pngOf(30_000, 30_000, { rows: Buffer.alloc(30_001 * 30_000) }),
  'a picture without pixels': absurdPicture(0, 0),
  'a picture with ten million letters of notes': () => pngOf(2, 2, { note: 'x'.repeat(10_000_000) }),
  'a picture cut short': () => pngOf(100, 100).subarray(0, 60),
  'a drawing that runs': () =>
    latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a drawing that names a file': () =>
    latin(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  'a drawing of a billion squares': () =>
    latin(
      `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a">${'<rect/>'.repeat(1000)}</g><g id="b">${'<use href="#a"/>'.repeat(1000)}</g></defs>${'<use href="#b"/>'.repeat(1000)}</svg>`,
    ),
  'a film of absurd size': () => Buffer.concat([latin('GIF89a'), Buffer.alloc(4, 0xff), Buffer.alloc(1000)]),
  'a picture that is also a script': () => latin('GIF89a/*\0\0*/=alert(1)//'),
  'a TIFF that points at itself': () =>
    Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.from('000008000000', 'hex')]),
  'a photograph of absurd size': () =>
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b08ffffffff01011100ffd9', 'hex'),
  'deflated zeros': () => deflateSync(Buffer.alloc(200_000_000)),
};

const named = (files: Record<string, () => Buffer>, name: string): HostileFile[] =>
  Object.entries(files).map(([what, make]) => ({ what, name, make }));

/** Files that mean harm: archives that unfold, tables without end, pictures of absurd size, one kind that says it is another. */
export const hostileFiles: readonly HostileFile[] = [
  ...named(hostileWorkbooks, 'risks.xlsx'),
  ...named(tables, 'risks.csv'),
  ...named(pictures, 'me.png'),
  { what: 'a zero in its name', name: 'a\0.csv', make: () => latin('Title\nA risk that is fine\n') },
  { what: 'a name that is a path', name: '../../../etc/passwd', make: () => latin('Title\nA risk\n') },
  {
    what: 'a name of 50,000 letters',
    name: `${'a'.repeat(50_000)}.csv`,
    make: () => latin('Title\nA risk\n'),
  },
  { what: 'a name that turns round', name: 'risks\u202evsc.exe', make: () => latin('Title\nA risk\n') },
];
