import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';
import { assessmentsOfControls } from '#features/compliance/control-assessment/server/linked-control.queries.ts';
import { findingsOfControls } from '#features/compliance/finding/server/held-finding.queries.ts';
import { evidenceOfControls } from '#features/treatment/control/server/evidence-of-control.queries.ts';
import { plansOfControls } from '#features/treatment/plan/server/plan-of-control.queries.ts';
import { testsOfControls } from '#features/treatment/control-test/server/control-test-content.queries.ts';
import { linksOfControls } from '#features/treatment/risk-control/server/risk-control-content.queries.ts';

/** Everything that hangs on controls: what one takes over from those that are merged into it. */
export const controlContents: readonly ControlContent[] = [
  linksOfControls,
  testsOfControls,
  evidenceOfControls,
  plansOfControls,
  findingsOfControls,
  assessmentsOfControls,
];
