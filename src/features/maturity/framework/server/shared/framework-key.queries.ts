import { sql, type SQL } from 'drizzle-orm';
import type { FrameworkKind, MaturityFramework } from '../../framework-content.contract.ts';
import { ownFrameworkOf, unitKey } from '../framework.table.ts';

/** The framework something is by: a shipped framework, or one of the organisation's own. */
export interface FrameworkKey {
  framework: FrameworkKind;
  framework_id: string | null;
}

export const shipped = (framework: MaturityFramework): FrameworkKey => ({ framework, framework_id: null });
export const own = (framework_id: string): FrameworkKey => ({ framework: 'custom', framework_id });

/** The own framework of the assessment `a`, as the indexes have it; the shipped ones share the place of none. */
export const hasOwnFramework = ({ framework_id }: Pick<FrameworkKey, 'framework_id'>): SQL =>
  sql`${sql.raw(ownFrameworkOf('a.'))} = ${framework_id === null ? sql.raw(unitKey) : sql`${framework_id}::uuid`}`;

/** Whether the assessment `a` is by it: both columns, for every index has both. */
export const hasFramework = (key: FrameworkKey): SQL =>
  sql`a.framework = ${key.framework} and ${hasOwnFramework(key)}`;

export const isSameFramework = (one: FrameworkKey, other: FrameworkKey): boolean =>
  one.framework === other.framework && one.framework_id === other.framework_id;

/** As a call names it. An own framework that is not named is nobody's: it is not found. */
export const frameworkKey = (framework: FrameworkKind, framework_id: string | undefined): FrameworkKey =>
  framework === 'custom' ? own(framework_id ?? '00000000-0000-0000-0000-000000000000') : shipped(framework);
