import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { assessRisk } from '#features/risk/rating/server/shared/risk-assessment.service.ts';
import { addComment } from '#features/collaboration/comment/server/shared/comment.service.ts';
import { commentedRisks } from '#features/risk/comment/server/risk-comment.queries.ts';
import { reviewRisk } from '#features/risk/review/server/risk-review.service.ts';
import { addTag } from '#features/risk/tag/server/risk-tag.service.ts';
import {
  avoidRisk,
  chooseTreatment,
  confirmRequest,
  mitigateRisk,
  reopenRisk,
  transferRisk,
  triageRisk,
} from '#features/risk/record/server/shared/risk-verbs.service.ts';
import { findStoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import { closeRisk, registerRisk } from '#features/risk/record/server/shared/risk.service.ts';
import { implementControl, startControl } from '#features/treatment/control/server/shared/control.service.ts';
import { computeNext } from '#features/treatment/residual/server/residual.service.ts';
import { linkControl } from '#features/treatment/risk-control/server/shared/risk-control.service.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import type { Cast } from './demo-cast.ts';
import { demoRisks, type DemoRisk } from './demo-risks.ts';
import { as, daysBefore, type Step } from './demo-steps.ts';

/** How long ago the first of them was raised. */
export const oldestRisk = Math.max(...demoRisks.map(({ age }) => age));

/** Sixty risks live through eighteen months: every step is the product's own service. */
export function riskSteps({ cast, departments, now }: Omit<SeedContext, 'tags'>): Step[] {
  const tags = new Map<string, string>();
  const makesTags: Step = {
    daysAgo: oldestRisk + 7,
    async does(db) {
      for (const name of new Set(demoRisks.flatMap((risk) => risk.tags)))
        tags.set(name, (await addTag(as(db, cast.person('admin')), { name })).id);
    },
  };
  return [
    makesTags,
    ...demoRisks.flatMap((risk, position) => life(risk, position, { cast, departments, tags, now })),
  ];
}

interface SeedContext {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  now: Date;
}

/** The steps of one risk, from the day it was raised. */
function life(risk: DemoRisk, position: number, { cast, departments, tags, now }: SeedContext): Step[] {
  const { age, fate, inherent, residual, measures, reviews, comments } = risk;
  const decides = cast.steering(risk.department);
  const other = cast.secondTo(decides);
  const owner = cast.person(risk.owner);
  const raisedByUser = fate === 'untriaged' || fate === 'rejected';
  const raiser = raisedByUser ? cast.person('procurement') : decides;
  let row: Row = { id: '', version: 0 };
  const steps: Step[] = [];
  // What its controls do to a risk changes its version in between.
  const step = (daysAgo: number, does: (db: TenantDb) => Promise<Row>) =>
    steps.push({
      daysAgo: Math.max(0.05, daysAgo),
      async does(db) {
        [row = row] = await db.query<Row>(
          sql`select r.id, r.version from risk r where r.org_id = ${db.org_id} and r.id::text = ${row.id}`,
        );
        row = await does(db);
      },
    });
  const say = (daysAgo: number, actor: Actor, body: string) =>
    steps.push({
      daysAgo,
      does: async (db) => void (await addComment(as(db, actor), commentedRisks, row.id, { body })),
    });

  step(age, (db) =>
    registerRisk(as(db, raiser), {
      title: risk.title,
      description: risk.why === '' ? null : risk.why,
      department_id: risk.department === null ? null : (departments.get(risk.department) ?? null),
      owner_id: raisedByUser ? null : owner.id,
      category_id: raisedByUser ? null : cast.category(risk.category),
      source: (['workshop', 'audit', 'incident', 'user'] as const)[position % 4],
      tag_ids: risk.tags.map((tag) => tags.get(tag) as string),
    }),
  );
  if (fate === 'rejected') {
    const [reason] = risk.ending;
    step(age - 5, (db) =>
      triageRisk(as(db, other), row.id, { version: row.version, decision: 'reject', reason }),
    );
  }
  if (inherent === null) return steps;

  const [likelihood, consequence] = inherent;
  const rate = {
    inherent: { likelihood, consequence },
    justification: risk.why === '' ? null : risk.why,
    reason: `Rated in the workshop of ${risk.department ?? 'the management'}`,
  };
  step(age - 3, async (db) =>
    rated(await assessRisk(as(db, decides), row.id, { version: row.version, ...rate }, false)),
  );
  if (position % 9 !== 8 || fate !== 'open') {
    step(age - 12, (db) =>
      chooseTreatment(as(db, decides), row.id, {
        version: row.version,
        treatment: treatmentOf(fate),
        note: null,
      }),
    );
  }
  if (residual !== null) {
    const [lower, milder] = residual;
    const now = {
      residual_override: { likelihood: lower, consequence: milder },
      override_reason: measures,
      target: { likelihood: 1, consequence: milder },
      reason: measures,
    };
    step(age * 0.6, async (db) =>
      rated(await assessRisk(as(db, decides), row.id, { version: row.version, ...now }, false)),
    );
  }
  // Most are looked at when they should be; of some nothing is said, and the register says so.
  const restated = residual === null ? {} : { override_reason: measures };
  const last = Math.min(20, age * 0.25);
  for (const [nth, statement] of reviews.entries())
    step(nth === reviews.length - 1 ? last : age * 0.45, (db) =>
      reviewRisk(
        as(db, decides),
        row.id,
        { version: row.version, outcome: 'unchanged', statement, ...restated },
        [],
      ),
    );
  const committee = cast.secondTo(owner);
  const [first, second] = comments;
  if (first !== undefined && second === undefined) say(age * 0.43, owner, first);
  if (first !== undefined && second !== undefined) {
    say(age * 0.42, committee, first);
    say(age * 0.42 - 0.5, owner, second);
  }
  ending({ risk, position, decides, other, owner, committee, now }, step, () => row);
  return steps;
}

const treatmentOf = (fate: DemoRisk['fate']) =>
  fate === 'accepting'
    ? 'accept'
    : fate === 'avoided'
      ? 'avoid'
      : fate === 'transferred' || fate === 'asked'
        ? 'transfer'
        : 'mitigate';

type Row = Pick<Risk, 'id' | 'version'>;

interface Ending {
  risk: DemoRisk;
  position: number;
  decides: Actor;
  other: Actor;
  owner: Actor;
  /** Who decides what the owner asks for. */
  committee: Actor;
  now: Date;
}

/** The last steps of one risk: what its fate is. `row` is the risk as the step before left it. */
function ending(
  { risk, position, decides, other, owner, committee, now }: Ending,
  step: (daysAgo: number, does: (db: TenantDb) => Promise<Row>) => void,
  row: () => Row,
): void {
  const { age, fate, residual } = risk;
  const [how = '', then = ''] = risk.ending;
  const day = (daysAgo: number) => today(daysBefore(now, daysAgo), decides.timezone);
  const version = () => row().version;
  /** Only a risk whose rating the measures lowered is mitigated, and not while plans for it are open or it is above the appetite. */
  const mitigateOrStay = async (db: TenantDb): Promise<Row> => {
    if (residual === null) return row();
    await protect(as(db, decides), risk, row().id);
    const stored = await findStoredRisk(db, decides, row().id);
    if (stored === undefined || !riskWorkflow.may('mitigate', decides, stored, db.now))
      return stored ?? row();
    return mitigateRisk(as(db, decides), stored.id, { version: stored.version });
  };
  if (fate === 'mitigated' || fate === 'closed') step(age * 0.35, (db) => mitigateOrStay(db));
  /** Its owner asks for the closing, somebody else decides. */
  const closes = (daysAgo: number) => {
    const closing = { reason: 'treated_stable', note: how } as const;
    step(daysAgo, (db) => closeRisk(as(db, owner), row().id, { version: version(), ...closing }, []));
    step(daysAgo - 1, (db) => confirmRequest(as(db, committee), row().id, { version: version() }, []));
  };
  if (fate === 'closed') closes(age * 0.2);
  if (fate === 'avoided') {
    step(age * 0.35, (db) =>
      avoidRisk(as(db, decides), row().id, {
        version: version(),
        what_stopped: how,
        on: day(age * 0.35),
      }),
    );
    step(age * 0.35 - 2, (db) => confirmRequest(as(db, other), row().id, { version: version() }, []));
  }
  if (fate === 'transferred' || fate === 'asked') {
    const requestedAt = fate === 'asked' ? 3 : age * 0.35;
    const cover = {
      party: how,
      instrument: then,
      ends_on: day(-300 - position),
    };
    step(requestedAt, (db) => transferRisk(as(db, decides), row().id, { version: version(), ...cover }));
    if (fate === 'transferred')
      step(requestedAt - 2, (db) => confirmRequest(as(db, other), row().id, { version: version() }, []));
  }
  if (fate === 'reopened') {
    closes(age * 0.4);
    step(age * 0.1, (db) =>
      reopenRisk(as(db, decides), row().id, {
        version: version(),
        reason: then,
      }),
    );
  }
}

/** The measures as a control that works on the risk; what follows from it is computed at once. */
async function protect(call: ReturnType<typeof as>, { measures }: DemoRisk, risk_id: string): Promise<void> {
  const title = measures.length > 120 ? `${measures.slice(0, 117)}...` : measures;
  const { control } = await linkControl(call, {
    risk_id,
    control: { title, description: measures, kind: 'process', action: 'preventive' },
    acts_on: 'both',
    design: 60,
  });
  const { version } = await startControl(call, control.id, { version: 1 });
  await implementControl(call, control.id, { version, statement: 'Seen at work when the risk was reviewed' });
  while ((await computeNext(call.db, [], [], 50)) !== undefined);
}

const rated = ({ risk }: { risk: Risk | null }): Risk => {
  if (risk === null) throw new Error('a rating that is kept answers the risk');
  return risk;
};
