import type { Language } from '#platform/contract/access.ts';
import { jobLost, type Job } from '#platform/contract/job.ts';
import type { Translate } from '#platform/server/http/translate.ts';
import { isUnderWay, type StoredJob } from './job.queries.ts';

/** A job as the contract tells it: one whose server no longer renews its lease is lost. */
export function toJob(row: StoredJob, language: Language, translate: Translate): Job {
  const status = row.is_lost ? 'lost' : row.status;
  const { code } = jobLost;
  const lost = { status: jobLost.status, code, message: translate(language, 'refusals', code) };
  const { id, kind, record, title, created_at, started_at, ended_at, result } = row;
  // Field by field: a call that is answered by its job has a contract of its own, which says nothing of these.
  return {
    id,
    kind,
    record,
    title,
    created_at,
    started_at,
    ended_at,
    result,
    status,
    progress: { done: row.done, of: row.total },
    place: status === 'queued' ? row.place : null,
    refusal: row.refusal ?? (status === 'lost' ? lost : null),
    file_name: isUnderWay(row.status) ? null : (row.file?.name ?? null),
  };
}
