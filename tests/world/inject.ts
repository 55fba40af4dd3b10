import type { FastifyInstance, InjectOptions } from 'fastify';

/** A request without a network. Of server-sent events the first is what was answered, and the stream has no reader any more. */
export async function inject(app: FastifyInstance, options: InjectOptions) {
  const isStream = /\/stream(\?|$)/.test(String(options.url));
  const answer = await app.inject({ ...options, payloadAsStream: isStream });
  const { statusCode, headers } = answer;
  if (!isStream) return { statusCode, headers, rawPayload: answer.rawPayload, body: answer.body };
  let body = '';
  for await (const part of answer.stream()) {
    body += String(part);
    const event = /^data: (.*)\n\n/m.exec(body);
    if (event === null) continue;
    body = `{"message":"Successful.","data":${event[1]}}`;
    break;
  }
  return { statusCode, headers, rawPayload: Buffer.from(body), body };
}
