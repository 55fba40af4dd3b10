import { controlAssessmentsWithEvidence } from '#features/compliance/control-assessment/server/shared/proven-control.queries.ts';
import { findingsWithEvidence } from '#features/compliance/finding/server/shared/finding-evidence.queries.ts';
import { controlsWithEvidence } from '#features/treatment/control/server/shared/control-evidence.queries.ts';
import type { EvidenceHolder } from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { risksWithEvidence } from '#features/treatment/evidence/server/shared/risk-evidence.queries.ts';
import { tasksWithEvidence } from '#features/treatment/task/server/shared/task-evidence.queries.ts';
import { plansWithEvidence } from '#features/treatment/plan/server/shared/plan-evidence.queries.ts';
import { taskParents } from '#app/task-parents.ts';

/** Everything that evidence hangs on. A feature adds its own with one line. */
export const evidenceHolders: readonly EvidenceHolder[] = [
  risksWithEvidence,
  controlsWithEvidence,
  plansWithEvidence,
  tasksWithEvidence(taskParents),
  controlAssessmentsWithEvidence,
  findingsWithEvidence,
];
