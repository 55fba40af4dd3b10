import type { FastifyReply, FastifyRequest } from 'fastify';
import { shownLine } from '#platform/contract/plain-text.ts';
import { inMegabytes } from '#platform/contract/file-size.ts';
import { invalidInput, signInRequired, tooLarge, type RefusalBody } from '#platform/contract/refusal.ts';
import { ipHashOf, networkOf } from './network.ts';
import { refuse } from './refuse.ts';
import type { ReplyFacts, RequestFacts, Upload } from './serve.ts';

/** What a handler may know of the request behind its input. */
export const factsOf = (request: FastifyRequest, secure: boolean): RequestFacts & { ipHash: string } => ({
  id: request.id,
  ip: request.ip,
  ipHash: ipHashOf(request.ip),
  network: networkOf(request.ip),
  secure,
  header: (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  },
  cookie: (name) => cookieOf(request.headers.cookie, cookieName(name, secure)),
});

/** Over TLS the browser keeps a __Host- cookie for us alone. That prefix needs `Secure`, which a browser takes over TLS only:
 *  on plain HTTP, which is this machine alone, the bare name is all there is. */
const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** What a handler may add to its reply. */
export const replyOf = (reply: FastifyReply, secure: boolean): ReplyFacts => ({
  cookie: (name, value, seconds) =>
    void reply.header(
      'set-cookie',
      `${cookieName(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`,
    ),
});

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

/** The token of an Authorization header: `token <t>` and `Bearer <t>` are the same. Two headers are none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const names = request.raw.rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization',
  );
  if (names.length !== 1) return undefined;
  return /^(?:token|bearer) ([\w.-]{20,2048})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** 401, with the reason that the client shows. */
export const refuseSignIn = (reason: 'expired' | 'invalid'): never =>
  refuse(signInRequired, { data: { reason } });

/** What a 401 asks for, and why. Never Basic: that would open a browser's dialog. */
export function challengeOf({ data }: RefusalBody): string {
  const { reason } = (data ?? {}) as { reason?: string };
  return reason === undefined ? 'Token' : `Token reason="${reason}"`;
}

/** Reads the one file and the fields of a multipart upload into memory, up to the endpoint's limit. */
export async function readUpload(request: FastifyRequest, limit: number): Promise<Upload> {
  if (!request.isMultipart()) refuse(invalidInput, { errors: { file: ['file_expected'] } });
  const fields: Record<string, string> = {};
  let upload: Omit<Upload, 'fields'> | undefined;
  for await (const part of request.parts({
    limits: { fileSize: limit, files: 1, fields: 10, fieldSize: 10_000 },
  })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else {
      const content = await part.toBuffer();
      if (part.file.truncated) refuse(tooLarge, { values: { limit: inMegabytes(limit) } });
      upload = { name: shownLine(part.filename ?? '', 200) || 'file', content };
    }
  }
  return { ...(upload ?? refuse(invalidInput, { errors: { file: ['file_expected'] } })), fields };
}
