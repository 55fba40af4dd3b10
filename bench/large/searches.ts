import { spreadOf } from '../spread.ts';
import { verdict } from './growth.ts';

/** Nobody waits longer than this for a search. */
const mostMilliseconds = 1000;
const times = 7;

/** What is searched for, from a word that one risk has to one that all have; the order is that of the register or one that the words stand in. */
const searches = [
  { q: 'case77777', ordering: '-level' },
  { q: 'case77', ordering: '-level' },
  { q: 'fire', ordering: '-level' },
  { q: 'fire', ordering: 'title' },
  { q: 'unpatched', ordering: 'title' },
  { q: 'unpatched server', ordering: '-updated_at' },
  { q: 'lost fire', ordering: '-level' },
  { q: 'in', ordering: '-level' },
  { q: 'case', ordering: '-level' },
  { q: 'r', ordering: '-title' },
  { q: 'case r in', ordering: '-updated_at' },
];

/** How long a search takes in the largest organisation, by how common its words are. */
export async function measureSearches(
  port: number,
  { slug, headers, size }: { slug: string; headers: Record<string, string>; size: number },
  print: (line: string) => void,
): Promise<void> {
  for (const { q, ordering } of searches) {
    const path = `/org/${slug}/risk/?limit=20&ordering=${ordering}&q=${encodeURIComponent(q)}`;
    const took: number[] = [];
    let found = '';
    for (let time = 0; time < times; time++) {
      const from = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const { count, count_is_capped } = (await reply.json()) as { count?: number; count_is_capped?: true };
      took.push(performance.now() - from);
      if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
      found = `${count}${count_is_capped ? ' and more' : ''}`;
    }
    const { p50 } = spreadOf(took);
    print(
      `${verdict(p50 <= mostMilliseconds)}  search for "${q}" by ${ordering} among ${size}: p50 ${p50.toFixed(0)} ms, at most ${Math.max(...took).toFixed(0)}; ${found} found (goal at most ${mostMilliseconds})`,
    );
  }
}
