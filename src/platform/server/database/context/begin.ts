import type pg from 'pg';
import type { Signed } from '#platform/server/database/context/signed-context.ts';

interface Inside {
  readOnly?: boolean | undefined;
  statementTimeout?: number | undefined;
  isOneOfSeveral: boolean;
}

/** What a transaction begins with. Statements of their own, so that a pooler or a proxy between understands each: PgDog shards by a
 *  setting that takes no parameters and comes before the first query. */
export const beginning = (
  signed: Signed,
  { readOnly = false, statementTimeout, isOneOfSeveral }: Inside,
): pg.QueryConfig[] => [
  { text: readOnly ? 'begin read only' : 'begin' },
  { text: `set local pgdog.sharding_key = '${signed.orgId}'` },
  entering(signed, readOnly && !isOneOfSeveral ? undefined : !readOnly),
  ...(statementTimeout ? [{ text: `set local statement_timeout = ${statementTimeout}` }] : []),
];

/** Opens the transaction to the organisation that was signed for. Where it may have moved, or somebody writes, that is refused if it
 *  is not worked with there; whoever writes holds off its move until they are done. Values stand in parameters: the text of a
 *  statement is seen by every connection of the role. */
export const entering = ({ orgId, at, signature }: Signed, writes?: boolean): pg.QueryConfig =>
  writes === undefined
    ? {
        name: 'enter_organisation',
        text: 'select enter_organisation($1, $2, $3) as proof',
        values: [orgId, at, signature],
      }
    : {
        name: 'enter_home',
        text: 'select enter_home($1, $2, $3, $4) as proof',
        values: [orgId, at, signature, writes],
      };

/** What `entering` answered: the end of the transaction is signed for by it. */
export const proofIn = ([, , entered]: readonly pg.QueryResult<{ proof: string }>[]): string =>
  entered?.rows[0]?.proof ?? '';
