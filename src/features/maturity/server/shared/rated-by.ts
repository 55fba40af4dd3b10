import { sql, type SQL } from 'drizzle-orm';
import type { FrameworkKind, MaturityFramework } from '../../maturity-content.contract.ts';
import { ownFrameworkOf, unitKey } from '../maturity.table.ts';

/** By what something was rated: a shipped framework, or one of the organisation's own. */
export interface RatedBy {
  framework: FrameworkKind;
  framework_id: string | null;
}

export const shipped = (framework: MaturityFramework): RatedBy => ({ framework, framework_id: null });
export const own = (framework_id: string): RatedBy => ({ framework: 'custom', framework_id });

/** The own framework of the assessment `a`, as the indexes have it; the shipped ones share the place of none. */
export const isOwn = ({ framework_id }: Pick<RatedBy, 'framework_id'>): SQL =>
  sql`${sql.raw(ownFrameworkOf('a.'))} = ${framework_id === null ? sql.raw(unitKey) : sql`${framework_id}::uuid`}`;

/** Whether the assessment `a` is by it: both columns, for every index has both. */
export const isBy = (by: RatedBy): SQL => sql`a.framework = ${by.framework} and ${isOwn(by)}`;

export const isSame = (one: RatedBy, other: RatedBy): boolean =>
  one.framework === other.framework && one.framework_id === other.framework_id;

/** As a call names it. An own framework that is not named is nobody's: it is not found. */
export const ratedBy = (framework: FrameworkKind, framework_id: string | undefined): RatedBy =>
  framework === 'custom' ? own(framework_id ?? '00000000-0000-0000-0000-000000000000') : shipped(framework);
