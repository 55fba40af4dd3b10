import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, type Served } from '#platform/server/http/serve.ts';
import * as contract from '../evidence.contract.ts';
import { evidenceOn, findRecords } from './evidence-record.service.ts';
import * as decision from './evidence-decision.service.ts';
import { findEvidencePage } from './evidence-list.queries.ts';
import * as service from './evidence.service.ts';
import type { EvidenceHolder } from './shared/evidence-holder.queries.ts';

/** The calls about evidence, which hangs on records of these types. */
export function evidenceRoutes(holders: readonly EvidenceHolder[]): Served[] {
  const on = evidenceOn(holders);
  return [
    serve(contract.listEvidence, async ({ query, ...call }) => {
      const { object_type, object_id } = query;
      if (object_type !== undefined && object_id !== undefined) {
        const seen = await findRecords(call, holders, [{ object_type, object_id }]);
        if (seen.length === 0) refuse(notFound);
      }
      return findEvidencePage(call, query);
    }),
    serve(contract.readEvidence, (call) => on.records.read(call, call.params.id)),
    serve(contract.createEvidence, (call) => service.createEvidence(on)(call, call.body)),
    serve(contract.changeEvidence, (call) => service.changeEvidence(on)(call, call.params.id, call.body)),
    serve(contract.reviseEvidence, (call) => service.reviseEvidence(on)(call, call.params.id, call.body)),
    serve(contract.submitEvidence, (call) => service.submitEvidence(on)(call, call.params.id, call.body)),
    serve(contract.acceptEvidence, (call) => decision.acceptEvidence(on)(call, call.params.id, call.body)),
    serve(contract.rejectEvidence, (call) => decision.rejectEvidence(on)(call, call.params.id, call.body)),
    serve(contract.withdrawEvidence, (call) =>
      decision.withdrawEvidence(on)(call, call.params.id, call.body),
    ),
    serve(contract.linkEvidence, (call) => service.linkEvidence(on)(call, call.params.id, call.body)),
    serve(contract.unlinkEvidence, (call) => service.unlinkEvidence(on)(call, call.params.id, call.body)),
    serve(contract.deleteEvidence, (call) => service.deleteEvidence(on)(call, call.params.id, call.body)),
    serve(contract.restoreEvidence, (call) => service.restoreEvidence(on)(call, call.params.id, call.body)),
    serve(contract.readEvidenceHistory, (call) => on.records.history(call, call.params.id, call.query)),
  ];
}
