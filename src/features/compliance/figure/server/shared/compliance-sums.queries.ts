import { sql, type SQL } from 'drizzle-orm';
import { noSums } from '../../figure.rules.ts';

const summed = Object.keys(noSums);

/** The sums of the rows `f`, as an object: for `figuresOf`. */
export const sumsOf = sql.raw(
  `json_build_object(${summed.map((name) => `'${name}', coalesce(sum(f.${name}), 0)`).join(', ')})`,
);

/** The sums of each section of the assessment `a`, as objects with the section's code. */
export const sumsBySection: SQL = sql.raw(
  `coalesce((select json_agg(json_build_object('code', f.section, ${summed
    .map((name) => `'${name}', f.${name}`)
    .join(', ')})) from compliance_figure f where f.org_id = a.org_id and f.assessment_id = a.id), '[]')`,
);

/** The sums of the whole assessment `a`, as an object. */
export const wholeSums: SQL = sql`(select ${sumsOf} from compliance_figure f where f.org_id = a.org_id and f.assessment_id = a.id)`;
