import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text as clients take it. */
export interface Compressed {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

/** Compressed once, for everybody who asks. */
export function compressed(text: string): Compressed {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { plain, gzip: gzipSync(plain), br: brotliCompressSync(plain, { params }) };
}

/** Sends it in the smallest form that the client takes; nothing to whoever asks for the head alone. */
export function sendCompressed(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { br, gzip, plain }: Compressed,
): FastifyReply {
  const content = (encoding: 'br' | 'gzip', body: Buffer) => accepts(headers, encoding) && { encoding, body };
  const { encoding, body } = content('br', br) ||
    content('gzip', gzip) || { encoding: undefined, body: plain };
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(method === 'HEAD' ? undefined : body);
}

/** Whether a client takes the encoding: named, and not with a weight of nothing. */
const accepts = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, encoding: string): boolean =>
  [accepted]
    .flat()
    .join(',')
    .split(',')
    .some((one) =>
      new RegExp(`^\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*$)[\\d.]+\\s*)?$`, 'i').test(one),
    );
