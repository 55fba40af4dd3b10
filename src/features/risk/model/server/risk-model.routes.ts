import { serve } from '#platform/server/http/serve.ts';
import * as draft from '../risk-model-draft.contract.ts';
import * as contract from '../risk-model.contract.ts';
import { modelPresets } from './model-preset.content.ts';
import { addFactor, changeFactor, removeFactor } from './risk-factor.service.ts';
import { findPreview } from './risk-model-preview.queries.ts';
import { findFactors, findModelState } from './shared/risk-model.queries.ts';
import { activateDraft, discardDraft, saveDraft } from './risk-model.service.ts';
import { rerateRisks } from './risk-rerate.service.ts';

export const riskModelRoutes = [
  serve(contract.listFactors, ({ db }) => findFactors(db)),
  serve(contract.addFactor, (call) => addFactor(call, call.body)),
  serve(contract.changeFactor, (call) => changeFactor(call, call.params.id, call.body)),
  serve(contract.removeFactor, (call) => removeFactor(call, call.params.id, call.body)),

  serve(contract.readModel, ({ db }) => findModelState(db)),
  serve(draft.listPresets, () => [...modelPresets]),
  serve(draft.saveDraft, (call) => saveDraft(call, call.body)),
  serve(draft.discardDraft, (call) => discardDraft(call, call.body)),
  serve(draft.previewDraft, ({ db, query }) => findPreview(db, query)),
  serve(draft.activateDraft, (call) => activateDraft(call, call.body)),
  serve(draft.rerateRisks, (call) => rerateRisks(call, call.body)),
];
