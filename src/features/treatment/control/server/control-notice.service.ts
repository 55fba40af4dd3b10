import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { pathOfControl } from '../control-path.rules.ts';

/** A control, and whose it is. */
interface Owned {
  id: string;
  ref: string;
  title: string;
  owner_id: string;
}

const about = ({ id, ref, title }: Owned, test?: string): Pick<Notice, 'object' | 'link'> => ({
  object: { type: 'control', id, ref, title },
  link: pathOfControl(id, test),
});

/** Tells somebody that a control is theirs now. */
export const tellOwner = ({ db, actor }: Call, control: Owned): void =>
  notify(db, {
    kind: 'assigned',
    to: [control.owner_id],
    ...about(control),
    words: { about: 'owner', by: actor.name },
    not: actor.id,
  });

/** The same, where it was somebody else's before. */
export function tellNewOwner(call: Call, before: Owned, after: Owned): void {
  if (after.owner_id !== before.owner_id) tellOwner(call, after);
}

/** Tells whose control it is that this test of it failed, and that it is degraded by that. */
export const tellDegraded = ({ db, actor }: Call, control: Owned, test: string): void =>
  notify(db, {
    kind: 'reopened_by_system',
    to: [control.owner_id],
    ...about(control, test),
    words: { about: 'test_failed' },
    severity: 'warning',
    not: actor.id,
  });
