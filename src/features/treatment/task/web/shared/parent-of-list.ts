import type { ParentKind } from '../../task-status.contract.ts';

/** Whose tasks a list shows, and what a task added there belongs to. */
export interface ParentOfList {
  kind: Exclude<ParentKind, 'control_test'>;
  id: string;
}
