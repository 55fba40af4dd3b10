import { maySteer } from '#platform/contract/deciding.ts';
import type {
  FileDestination,
  FileHolder,
} from '#features/collaboration/file/server/shared/file-holder.queries.ts';
import { evidenceWorkflow } from '../evidence.workflow.ts';
import { factsOf } from './evidence.presenter.ts';
import { anyEvidence } from './evidence-record.service.ts';
import { evidenceTable } from './evidence.table.ts';
import type { EvidenceHolder } from './shared/evidence-holder.queries.ts';

/** The files of revisions: had by whoever sees the evidence. */
export const filesOfEvidence: FileHolder = {
  type: 'evidence',
  table: evidenceTable,
  async find({ db, actor }, id) {
    const evidence = await anyEvidence.find(db, actor, id);
    return evidence && { id, ref: evidence.ref, mayAdd: false };
  },
};

/** A file may come in for a revision of evidence that is there, by whoever may add one; for evidence that is not there yet, by those who
 *  decide about anything. */
const filesForEvidence: FileDestination = {
  purpose: 'evidence',
  type: 'evidence',
  async mayUpload({ db, actor }, id) {
    if (id === null)
      return [null, ...actor.departments.map((one) => one.id)].some((department) =>
        maySteer(actor, department),
      );
    const evidence = await anyEvidence.find(db, actor, id);
    return evidence && evidenceWorkflow.may('revise', actor, factsOf(evidence), db.now);
  },
};

/** And for new evidence about a record, by whoever may link it to that. */
const filesForEvidenceOn = ({ type, find }: EvidenceHolder): FileDestination => ({
  purpose: 'evidence',
  type,
  async mayUpload(call, id) {
    const [record] = id === null ? [] : await find(call, [id]);
    return record?.mayLink;
  },
});

export const evidenceDestinations = (holders: readonly EvidenceHolder[]): FileDestination[] => [
  filesForEvidence,
  ...holders.map(filesForEvidenceOn),
];
