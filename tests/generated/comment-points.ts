import {
  addComment,
  resolveComment,
  type CommentedType,
} from '#features/collaboration/comment/comment.contract.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { pdf, sendsFile } from '#tests/treatment/file-world.ts';

/** For each type of record that is commented on, a call that starts from one of them as it was made. */
const madeBy: Record<CommentedType, string> = {
  risk: '/risk/:id/',
  maturity_assessment: '/maturity/',
  control: '/controls/:id/',
  plan: '/risk/control/cip/:id/',
  task: '/risk/task/:id/',
  evidence: '/evidence/:id/',
  acceptance: '/risk/acceptance/:id/',
  compliance_assessment: '/compliance/:id/',
  control_assessment: '/compliance/control/:id/',
  finding: '/finding/:id/',
  card: '/scrumboard/boards/:board_id/cards/:id/',
};

/** What a call about comments on one record is about; undefined for every other call. */
export function commentedBy(path: string): { type: CommentedType; path: string } | undefined {
  const named = /^\/(?:risk\/comment|comment\/(?!mentions\/)(?<type>\w+))\//.exec(path);
  if (named === null) return undefined;
  const type = (named.groups?.['type'] ?? 'risk') as CommentedType;
  return { type, path: madeBy[type] };
}

/** A comment on the record that was made, resolved where the call reopens it, and a file that waits for the next comment. */
export async function startComment(
  path: string,
  object_type: CommentedType,
  record: Start,
  { world, word, people: { Admin } }: Somebody,
): Promise<Start> {
  const id = record[object_type] as string;
  const params = { object_type, id };
  const { data: comment } = await Admin.calls(addComment, { params, body: { body: `${word} comments` } });
  if (path.endsWith('/:id/')) {
    const sentFor = { purpose: 'comment' as const, object_type, object_id: id };
    const file = await sendsFile(world, Admin, `${word}.pdf`, pdf(word), sentFor);
    return { file_ids: file.id, parent_id: comment.id };
  }
  if (path.endsWith('/reopen/'))
    await Admin.calls(resolveComment, {
      params: { ...params, comment_id: comment.id },
      body: { version: 1 },
    });
  return { comment_id: comment.id, parent_id: comment.id };
}
