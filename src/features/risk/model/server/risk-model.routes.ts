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
  serve(contract.addFactor, ({ db, by, body }) => addFactor(db, by, body)),
  serve(contract.changeFactor, ({ db, by, params, body }) => changeFactor(db, by, params.id, body)),
  serve(contract.removeFactor, ({ db, by, params, body }) => removeFactor(db, by, params.id, body)),

  serve(contract.readModel, ({ db }) => findModelState(db)),
  serve(draft.listPresets, () => [...modelPresets]),
  serve(draft.saveDraft, ({ db, by, body }) => saveDraft(db, by, body)),
  serve(draft.discardDraft, ({ db, by, body }) => discardDraft(db, by, body)),
  serve(draft.previewDraft, ({ db, query }) => findPreview(db, query)),
  serve(draft.activateDraft, ({ db, by, body }) => activateDraft(db, by, body)),
  serve(draft.rerateRisks, ({ db, by, body }) => rerateRisks(db, by, body)),
];
