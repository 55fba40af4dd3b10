import { describedComments } from '#features/collaboration/comment/server/shared/described-comment.queries.ts';
import { oneSeenBy } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { pathOfControl } from '../control-path.rules.ts';
import { controlCommentTable } from './control.table.ts';
import { controls } from './shared/control-record.service.ts';
import { controlSeenBy } from './shared/control.queries.ts';

/** Controls as people comment on them: they are their owner's. */
export const commentedControls = describedComments({
  type: 'control',
  place: controls.place,
  table: controlCommentTable,
  path: pathOfControl(''),
  owners: ['owner_id'],
  seenBy: (db, viewer, id) => oneSeenBy(db, viewer, 'c', id, controlSeenBy(viewer)),
});
