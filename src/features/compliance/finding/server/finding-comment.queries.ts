import { describedComments } from '#features/collaboration/comment/server/shared/described-comment.queries.ts';
import { pathOfFinding } from '../finding-path.rules.ts';
import { findings } from './finding-record.service.ts';
import { findingCommentTable } from './finding.table.ts';
import { findingSeenBy } from './shared/finding-visibility.queries.ts';

/** Findings as people comment on them: they are their owner's. */
export const commentedFindings = describedComments({
  type: 'finding',
  place: findings.place,
  table: findingCommentTable,
  path: pathOfFinding(''),
  owners: ['owner_id'],
  seenBy: findingSeenBy,
});
