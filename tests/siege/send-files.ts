// A process of its own: sends each hostile file to whatever takes files, three at a time, and says what came back.
import { uploadOf } from '#tests/generated/upload.ts';
import { hostileFiles, type HostileFile } from './files.ts';
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
  const call = callerFrom(port);
  const defects: string[] = [];
  let slowest = { what: '', took: 0 };
  const open = hostileFiles
    .filter((_, at) => !short || at % 7 === 0)
    .flatMap((file) => doors.map((door) => [file, door] as const));
  const sent = open.length;

  async function send(file: HostileFile, door: string): Promise<void> {
    const { payload, headers } = uploadOf(file.make(), file.name.replaceAll('"', ''));
    const { status, text, took } = await call(slug, {
      method: 'POST',
      path: door,
      token,
      headers,
      body: payload,
    });
    if (status === 0 || (status >= 500 && status !== 503))
      defects.push(`${file.what} at ${door}: ${status} ${text.slice(0, 120)}`);
    if (took > slowest.took) slowest = { what: file.what, took };
  }

  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) await send(...next);
    }),
  );
  process.send?.({ sent, defects, slowest } satisfies FilesSent);
});
process.send?.('ready');
