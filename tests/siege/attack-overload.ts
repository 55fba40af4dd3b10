import type { Flood, Flooded } from './flood.ts';
import { ms, orderAttack, withstood, type Finding, type Siege } from './siege.ts';

const attack = 'Ten times the load';
/** What an organisation may ask in a minute (the setting as the README has it), ten times over. */
const perSecond = (3000 / 60) * 10;

/** One organisation asks ten times what it may, while the people of another work. */
export async function attackWithLoad(siege: Siege): Promise<Finding[]> {
  const { product, attacker, short } = siege;
  let flooded: Flooded = { sent: 0, statuses: {}, p95: null };
  const stood = await withstood(attack, siege, 2, async () => {
    flooded = await orderAttack<Flood, Flooded>('flood.ts', {
      port: product.port,
      slug: attacker.slug,
      token: attacker.user,
      perSecond,
      seconds: short ? 3 : 30,
    });
  });
  const told = Object.entries(flooded.statuses)
    .map(([status, times]) => `${times} x ${status}`)
    .join(', ');
  const strange = Object.keys(flooded.statuses).filter((status) => !['200', '429', '503'].includes(status));
  return [
    {
      attack,
      what: `p95 of the refusals (${told})`,
      figure: flooded.p95 === null ? 'no refusal' : ms(flooded.p95),
      beside: `${ms(siege.quiet.p95)} of a quiet answer, at most 5 times`,
      holds: flooded.p95 !== null && flooded.p95 <= 5 * siege.quiet.p95,
      isOfMachine: true,
    },
    {
      attack,
      what: 'answers that are neither right nor a refusal',
      figure: strange.join(', ') || 'none',
      beside: 'none',
      holds: strange.length === 0,
    },
    ...stood,
  ];
}
