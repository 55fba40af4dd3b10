import { inflateSync } from 'node:zlib';

/** A WOFF file as the OpenType font it holds. Libraries read WOFF too, slower, and each time anew. */
export function unfolded(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('a WOFF font was expected');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20;
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const content = packed < length ? inflateSync(stored) : stored;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.subarray(entry + 16, entry + 20), content };
  });
  const head = Buffer.alloc(12);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = 12 + count * 16;
  for (const { tag, checksum, content } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset);
    place.writeUInt32BE(content.length, 4);
    parts.push(tag, checksum, place);
    offset += Math.ceil(content.length / 4) * 4;
  }
  // Each table begins at a multiple of four.
  for (const { content } of tables) parts.push(content, Buffer.alloc((4 - (content.length % 4)) % 4));
  return Buffer.concat(parts);
}
