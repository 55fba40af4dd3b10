import { uploadOf } from '#tests/generated/every-call.ts';
import { hostileFiles, type HostileFile } from './files.ts';
import { callerFrom } from './http-call.ts';
import { besideQuiet, held, livedOn, ms, type Finding, type Siege } from './siege.ts';
import { mostResident } from '#tests/world/product.ts';

const attack = 'Hostile files';

/** Where files are taken: the register's import, and the picture of a profile. */
const doors = ['/risk/import/', '/user/picture/'];

/** Sends each hostile file to whatever takes files, a few at a time, while the people work. */
export async function attackWithFiles(siege: Siege): Promise<Finding[]> {
  const { product, attacker, people, short } = siege;
  const before = product.deaths();
  const call = callerFrom(product.port);
  const defects: string[] = [];
  let slowest = { what: '', took: 0 };
  const open = hostileFiles
    .filter((_, at) => !short || at % 4 === 0)
    .flatMap((file) => doors.map((door) => [file, door] as const));
  const sent = open.length;

  async function send(file: HostileFile, door: string): Promise<void> {
    const { payload, headers } = uploadOf(file.make(), file.name.replaceAll('"', ''));
    const { status, text, took } = await call(attacker.slug, {
      method: 'POST',
      path: door,
      token: attacker.admin,
      headers,
      body: payload,
    });
    if (status === 0 || (status >= 500 && status !== 503))
      defects.push(`${file.what} at ${door}: ${status} ${text.slice(0, 120)}`);
    if (took > slowest.took) slowest = { what: file.what, took };
  }

  let most = 0;
  const fared = await people.during(async () => {
    most = await mostResident(product, () =>
      Promise.all(
        Array.from({ length: 3 }, async () => {
          for (let next = open.shift(); next !== undefined; next = open.shift()) await send(...next);
        }),
      ),
    );
  });
  return [
    {
      attack,
      what: `defects among ${sent} files`,
      figure: defects.length === 0 ? 'none' : `${defects.length}: ${defects.slice(0, 3).join('; ')}`,
      beside: 'none',
      holds: defects.length === 0,
    },
    {
      attack,
      what: `the slowest answer (${slowest.what})`,
      figure: ms(slowest.took),
      beside: 'at most 60 s',
      holds: slowest.took < 60_000,
    },
    livedOn(attack, product, before),
    held(attack, most),
    ...besideQuiet(attack, siege, fared, 3),
  ];
}
