import type { AddressInfo } from 'node:net';
import { streamNotices, type LiveEvent } from '#features/collaboration/notification/notification.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import type { Caller } from '#tests/world/caller.ts';

/** A product that people reach by a port. */
export async function listening(settings: Record<string, string> = {}, port = 0) {
  const running = await anotherServer({ LIMIT_STREAMS_PER_PERSON: '3', ...settings });
  await running.app.listen({ port, host: '127.0.0.1' });
  return { ...running, port: (running.app.server.address() as AddressInfo).port };
}

/** One event of a stream as it was sent. */
function eventIn(text: string): LiveEvent | undefined {
  const [, name, data] = /^(?:event: (.*)\n)?data: (.*)$/.exec(text) ?? [];
  if (data === undefined) return undefined;
  return { ...(name !== undefined && { event: name }), ...JSON.parse(data) };
}

/** A reader of the stream: what came, and whether it has ended. */
export async function follows(
  { slug }: { slug: string },
  { token }: Pick<Caller, 'token'>,
  port: number,
  query = '',
) {
  const leaves = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/org/${slug}${streamNotices.path}${query}`, {
    headers: { authorization: `token ${token}` },
    signal: leaves.signal,
  });
  const reader = {
    response,
    /** How many were unread, each time that was told. */
    counts: [] as number[],
    /** The boards that were told of, each time. */
    boards: [] as string[],
    isOver: false,
    leave: () => leaves.abort(),
  };
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body as ReadableStream<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = eventIn(text.slice(0, end));
        text = text.slice(end + 2);
        if (event === undefined) continue;
        if ('unread' in event) reader.counts.push(event.unread);
        else reader.boards.push(event.id);
      }
    }
  };
  if (response.ok)
    void read()
      .catch(() => undefined)
      .finally(() => void (reader.isOver = true));
  return reader;
}
export type EventReader = Awaited<ReturnType<typeof follows>>;
