import { BadFile } from './sheet.ts';

const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes as text: by the mark in front, as UTF-8 where they are, otherwise in the code page they look like. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const encoding = marked?.[0] ?? encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new BadFile('damaged');
  }
}

function encodingOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 8 && even < odd / 8) return 'utf-16le';
  if (even > head.length / 8 && odd < even / 8) return 'utf-16be';
  // A table has no zero bytes; a picture or a program has.
  if (bytes.includes(0)) throw new BadFile('wrong_type');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return codePageOf(bytes);
  }
}

// The letters in which the Turkish code page differs from the western one, where Icelandic has its own.
const turkish = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

/** Arabic words are runs of high bytes; in Latin scripts these stand alone or in pairs. */
function codePageOf(bytes: Uint8Array): string {
  let [high, inRuns, run, isTurkish] = [0, 0, 0, false];
  for (const byte of bytes) {
    if (byte >= 0xc0) {
      high++;
      run++;
      if (turkish.has(byte)) isTurkish = true;
    } else {
      if (run >= 3) inRuns += run;
      run = 0;
    }
  }
  if (inRuns > high / 2) return 'windows-1256';
  return isTurkish ? 'windows-1254' : 'windows-1252';
}
