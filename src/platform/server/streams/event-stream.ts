import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { signInRequired } from '#platform/contract/refusal.ts';
import { stillThere, type Entering, type Entry } from '#platform/server/http/enter.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Events } from '#platform/server/http/serve.ts';
import type { RunningLimits } from '#platform/server/limits/running.ts';
import type { Claims } from '#platform/server/session/claims.ts';

/** Seconds between two signs of life: proxies and the server itself cut what is silent for a minute. */
const beatSeconds = 20;

interface Sending {
  /** Whose share the stream is counted in. */
  claims: Claims;
  events: Events<unknown>;
  /** Holds an event to the contract. */
  check: (event: unknown) => unknown;
  /** Refuses once the session of the caller is over. */
  stillThere: () => Promise<unknown>;
}

/** An event as it is sent: under its name, where it has one. `of` is what a newer one takes the place of. */
function written(event: unknown): { of: string; text: string } {
  const { event: name, ...data } = event as { event?: string; id?: string };
  const named = name === undefined ? '' : `event: ${name}\n`;
  return { of: `${name} ${data.id}`, text: `${named}data: ${JSON.stringify(data)}\n\n` };
}

/** Server-sent events (HTML, 9.2). Each stream is counted in its person's, its organisation's and the process's share until it ends:
 *  with its reader, with their session, or with the process. For whoever reads slowly the newest event of each kind and thing waits. */
export function eventStreams({ running }: { running: RunningLimits }) {
  const open = new Set<() => void>();

  return {
    async send(reply: FastifyReply, { claims, events, check, stillThere }: Sending): Promise<FastifyReply> {
      const begun = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<void>();
      const held = running.take(claims, () => {
        begun.resolve();
        return ended.promise;
      });
      await Promise.race([held, begun.promise]);
      const { raw } = reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy in between passes on what it has.
        'x-accel-buffering': 'no',
      });
      const newest = new Map<string, string>();
      let isAtIt = false;
      /** Writes what is newest, as soon as there is room and the session still lives. */
      const flush = async () => {
        if (isAtIt || raw.writableNeedDrain || raw.writableEnded) return;
        isAtIt = true;
        try {
          while (newest.size > 0 && !raw.writableNeedDrain) {
            await stillThere();
            const text = [...newest.values()].join('');
            newest.clear();
            raw.write(text);
          }
        } catch {
          end();
        }
        isAtIt = false;
      };
      const stop = events((event) => {
        const { of, text } = written(check(event));
        newest.set(of, text);
        void flush();
      });
      const beating = setInterval(() => {
        stillThere().then(() => raw.writableNeedDrain || raw.write(':\n\n'), end);
      }, beatSeconds * 1000);
      const end = () => {
        if (!open.delete(end)) return;
        clearInterval(beating);
        stop();
        ended.resolve();
        raw.end();
      };
      open.add(end);
      raw.on('drain', () => void flush());
      raw.once('close', end);
      raw.write(':\n\n');
      return reply;
    },

    /** Ends all of them: their readers come back, to another process or to this one once it is up again. */
    close(): void {
      for (const end of open) end();
    },
  };
}

export type EventStreams = ReturnType<typeof eventStreams>;

interface Serving {
  endpoint: Endpoint;
  mounting: Pick<Entering, 'database' | 'session' | 'clock'> & { streams: EventStreams };
  check: (event: unknown) => unknown;
}

/** Sends what the handler of a call answered, for as long as the caller's session lives. */
export const sendEvents = (
  reply: FastifyReply,
  entry: Entry,
  { endpoint, mounting, check }: Serving,
  events: unknown,
): Promise<FastifyReply> =>
  mounting.streams.send(reply, {
    claims: entry.claims ?? refuse(signInRequired),
    events: events as Events<unknown>,
    check,
    stillThere: () => stillThere(entry, endpoint, mounting),
  });
