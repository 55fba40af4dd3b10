import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** A word of a search, folded, and how many words of risks begin with it: counted no further than one more than `most`. */
interface SearchedWord {
  word: string;
  matches: number;
}

/** How risks with the words of a text are found: a condition on a risk `r` for each text. */
export interface Search {
  where: (text: string) => SQL;
  /** The same risks by their own words alone, where there may be many of them: whoever follows an order of the register meets the
   *  few of a page sooner than all of them are found. */
  alongOrder: ((text: string) => SQL) | undefined;
}

/** To read the rows of more matches than this, for the twenty that come first in an order, takes longer than to follow the order. */
const many = 10_000;
/** A list of more matches than this takes longer than to look at risk after risk. */
const most = 100_000;

/** Looks up how common the words of these texts are. A word that few risks have is found by the list of those, so that the cost
 *  follows the matches and not the register; one that most have, by looking at the risks themselves. Nothing is asked for no text. */
export async function readSearch(db: TenantDb, texts: readonly string[]): Promise<Search> {
  const rows = texts.length === 0 ? [] : await findWords(db, texts);
  const words = Map.groupBy(rows, ({ text }) => text);
  const wordsOf = (text: string): SearchedWord[] => words.get(text) ?? [];
  const findsMany = [...words.values()].some((all) => all.every(({ matches }) => matches > many));
  return {
    where: (text) => condition(db, wordsOf(text), isListed),
    alongOrder: findsMany ? (text) => condition(db, wordsOf(text), () => false) : undefined,
  };
}

const isListed = ({ matches }: SearchedWord): boolean => matches <= most;

/** Both bounds are made beforehand, because under row-level security only a comparison of plain columns narrows an index. */
const bounds = sql`word as low, word || chr(1114111) as high`;
const inBounds = (db: TenantDb): SQL =>
  sql`from risk_term t where t.org_id = ${db.org_id} and t.term >= w.low and t.term < w.high`;

const findWords = (db: TenantDb, texts: readonly string[]): Promise<(SearchedWord & { text: string })[]> =>
  db.query(
    sql`select w.text, w.low as word, t.matches
      from (select text, ${bounds} from unnest(${sql.param(texts)}::text[]) text cross join lateral search_words(text) word offset 0) w
      cross join lateral (select count(*)::int as matches from (select ${inBounds(db)} limit ${sql.raw(String(most + 1))}) few) t`,
  );

/** A risk has, for each of these, a word that begins with it. */
function condition(
  db: TenantDb,
  words: readonly SearchedWord[],
  areListed: (word: SearchedWord) => boolean,
): SQL {
  const [listed, others] = [words.filter(areListed), words.filter((word) => !areListed(word))];
  if (others.length === 0) return isListedWith(db, listed);
  return listed.length === 0 ? says(others) : sql`${isListedWith(db, listed)} and ${says(others)}`;
}

/** Word by word: PostgreSQL takes the words for a thousand, and would go through all terms once. */
const isListedWith = (db: TenantDb, words: readonly SearchedWord[]): SQL =>
  sql`r.id = any (array(select t.risk_id from (select ${bounds} from unnest(${textsOf(words, '')}) word offset 0) w
    cross join lateral (select distinct t.risk_id ${inBounds(db)} offset 0) t
    group by t.risk_id having count(*) = ${words.length}::int))`;

/** Words are letters and digits, of which none has a meaning of its own in a pattern. */
const says = (words: readonly SearchedWord[]): SQL =>
  sql`folded(r.ref || ' ' || r.title) collate "und-x-icu" ~ all (${textsOf(words, '(^|[^[:alnum:]])')})`;

const textsOf = (words: readonly SearchedWord[], before: string): SQL =>
  sql`${sql.param(words.map(({ word }) => before + word))}::text[]`;
