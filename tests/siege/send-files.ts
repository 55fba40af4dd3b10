// A process of its own: sends each hostile file to whatever takes files, three at once, and says what came back.
import { uploadOf } from '#tests/generated/upload.ts';
import { hostileFiles } from './files.ts';
import { callerFrom } from './http-call.ts';

export interface FilesToSend {
  port: number;
  slug: string;
  token: string;
  /** Every seventh file only. */
  short: boolean;
}
export interface FilesSent {
  sent: number;
  /** Answers 5xx other than 503, and what came instead of an answer. */
  defects: string[];
  /** In milliseconds. */
  slowest: { what: string; took: number };
}

/** Where files are taken: the register's import, and the picture of a profile. */
const doors = ['/risk/import/', '/user/picture/'];

process.on('message', async ({ port, slug, token, short }: FilesToSend) => {
  const defects: string[] = [];
  let slowest = { what: '', took: 0 };
  const open = hostileFiles
    .filter((_, at) => !short || at % 7 === 0)
    .flatMap((file) => doors.map((door) => [file, door] as const));
  const sent = open.length;

  function made([{ name, what, make }, door]: (typeof open)[number]): () => Promise<void> {
    const { payload, headers } = uploadOf(make(), name.replaceAll('"', ''));
    return async () => {
      const sending = { method: 'POST', path: door, token, headers, body: payload };
      // On a connection of its own: an idle one may have ended while the file was made.
      const { status, text, took } = await callerFrom(port)(slug, sending);
      if (status === 0 || (status >= 500 && status !== 503))
        defects.push(`${what} at ${door}: ${status} ${text.slice(0, 120)}`);
      if (took > slowest.took) slowest = { what, took };
    };
  }

  // Three are made, then sent: making one can take seconds, for which nobody here would look at an answer.
  while (open.length > 0) {
    const next = open.splice(0, 3).map(made);
    await Promise.all(next.map((send) => send()));
  }
  process.send?.({ sent, defects, slowest } satisfies FilesSent);
});
process.send?.('ready');
