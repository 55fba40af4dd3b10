import { crc32, deflateSync } from 'node:zlib';

const part = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

interface Told {
  /** What stands in the picture's notes. */
  note?: string;
  /** The picture's rows, if they are not what its head says. */
  rows?: Buffer;
}

/** A grey PNG of so many pixels. */
export function pngOf(width: number, height: number, { note, rows }: Told = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8; // Bits for each pixel, of one colour: grey.
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    ...(note === undefined ? [] : [part('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'))]),
    part('IDAT', deflateSync(rows ?? Buffer.alloc((width + 1) * height, 0))),
    part('IEND', Buffer.alloc(0)),
  ]);
}
