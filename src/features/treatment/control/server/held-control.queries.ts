import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { controls } from './shared/control-record.service.ts';
import { controlSeenBy } from './shared/control.queries.ts';

/** The controls in use that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedControls = recordHolding(controls.place, 'owner', (actor) =>
  controlSeenBy(personAsViewer(actor)),
);

export const controlsInDepartment = recordsInDepartment(controls.place, 'controls');
