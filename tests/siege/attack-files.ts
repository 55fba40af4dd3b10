import { ms, orderAttack, withstood, type Finding, type Siege } from './siege.ts';
import type { FilesToSend, FilesSent } from './send-files.ts';

const attack = 'Hostile files';

/** Sends each hostile file to whatever takes files, a few at a time, while the people work. */
export async function attackWithFiles(siege: Siege): Promise<Finding[]> {
  const { product, attacker, short } = siege;
  let found: FilesSent = { sent: 0, defects: [], slowest: { what: '', took: 0 } };
  const stood = await withstood(attack, siege, 3, async () => {
    found = await orderAttack<FilesToSend, FilesSent>('send-files.ts', {
      port: product.port,
      slug: attacker.slug,
      token: attacker.admin,
      short,
    });
  });
  const { sent, defects, slowest } = found;
  return [
    {
      attack,
      what: `defects among ${sent} files`,
      figure: defects.length === 0 ? 'none' : `${defects.length}: ${defects.slice(0, 3).join('; ')}`,
      beside: 'none',
      holds: sent > 0 && defects.length === 0,
    },
    {
      attack,
      what: `the slowest answer (${slowest.what})`,
      figure: ms(slowest.took),
      beside: 'at most 60 s',
      holds: slowest.took < 60_000,
      isOfMachine: true,
    },
    ...stood,
  ];
}
