import { recordWork } from '#features/workspace/work/server/shared/record-work.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { pathOfControl } from '../control-path.rules.ts';
import { controls } from './shared/control-record.service.ts';

const work = recordWork(controls.place, pathOfControl(''));

/** What waits for those who own controls: to put them in place, and to make them work again. */
export const controlWork: readonly WorkSource[] = [
  work.owned({
    kind: 'control_implementation',
    verbs: ['control.start', 'control.implement'],
    at: ['planned', 'in_progress'],
  }),
  work.owned({ kind: 'control_degraded', verbs: ['control.implement'], at: ['degraded'] }),
];
