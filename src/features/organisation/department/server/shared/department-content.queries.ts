import type { SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** A department by id and name, as the log names it. */
export interface NamedDepartment {
  id: string;
  name: string;
}

/** What departments contain of one kind, said by the feature it belongs to: where a department is archived, what is open in it goes to
 *  another one. Listed in `src/app/department-contents.ts`; its name stands in the feature's texts,
 *  under `holdings`. */
export interface DepartmentContent {
  /** `risks` */
  kind: string;
  /** The columns that name the department, as `table.column`: a test holds them against the database. */
  columns: readonly string[];
  /** What the log calls the things, and the act. */
  type: string;
  action: string;
  /** How the log names a department. */
  named(department: NamedDepartment): unknown;
  /** The open things in a department: a statement of `id`. */
  openIn(db: TenantDb, department: string): SQL;
  /** Anything in it at all, open or not. */
  anythingIn(db: TenantDb, department: string): SQL;
  /** Moves those of these things that are still in `from`, each with a new version; the caller records the act. */
  move(
    call: Call,
    from: NamedDepartment,
    to: NamedDepartment,
    ids: readonly string[],
  ): Promise<{ id: string; ref?: string | undefined }[]>;
}
