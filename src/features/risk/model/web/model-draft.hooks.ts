import { useEffect, useMemo, useState } from 'react';
import { safeParse } from 'zod/v4/core';
import { explainIssue, fieldOf } from '#platform/contract/input-errors.ts';
import { draftKey, forgetDraft, keepDraft, readDraft } from '#platform/web/forms/drafts.ts';
import { inputText } from '#platform/web/forms/contract-form.hooks.ts';
import { draftBody } from '../risk-model-draft.contract.ts';
import {
  modelDetails,
  modelShares,
  type ModelDetails,
  type ModelShares,
  type ModelState,
} from '../risk-model.contract.ts';
import { keysOf, picked } from '#platform/contract/values/keys.ts';

/** Whose it is, on a browser that several use. */
const keptAs = () => draftKey('risk-model');

/** A model as it is written: the matrix, and how far controls count. */
export type WrittenModel = ModelDetails & ModelShares;

/** What is being written, apart from what the server has: it survives a reload until it is saved or taken back. */
export interface ModelDraft {
  model: WrittenModel;
  /** Something here is not saved. */
  isChanged: boolean;
  /** What is wrong, by field. */
  errors: Record<string, string>;
  /** What is left out stays as it is: a preset says nothing of how far controls count. */
  change(model: ModelDetails & Partial<ModelShares>): void;
  /** Back to what the server has. */
  revert(): void;
}

const keys = keysOf({ ...modelDetails.shape, ...modelShares.shape });
const detailsOf = (model: WrittenModel): WrittenModel => picked(model, keys);

export function useModelDraft({ active, draft }: ModelState): ModelDraft {
  const stored = useMemo(() => detailsOf(draft ?? active), [draft, active]);
  // Written against another version it would be a mixture of two people's work.
  const base = `${active.number}:${draft?.number ?? '-'}:${draft?.version ?? '-'}`;
  const [written, setWritten] = useState<{ base: string; model: WrittenModel }>();

  useEffect(() => {
    const putBack = async () => {
      const found = await readDraft<{ base: string; model: WrittenModel }>(keptAs());
      if (found?.base === base) setWritten((before) => before ?? found);
    };
    void putBack();
  }, [base]);

  const edited = written?.base === base ? written.model : undefined;
  const model = edited ?? stored;
  const errors = useMemo(() => {
    const parsed = safeParse(draftBody, { ...model, version: null });
    if (parsed.success) return {};
    return Object.fromEntries(
      parsed.error.issues.map((issue) => [fieldOf(issue), inputText('risk', explainIssue(issue))]),
    );
  }, [model]);
  return {
    model,
    isChanged: edited !== undefined && JSON.stringify(edited) !== JSON.stringify(stored),
    errors,
    change(next) {
      const kept = { base, model: detailsOf({ ...model, ...next }) };
      setWritten(kept);
      void keepDraft(keptAs(), kept);
    },
    revert() {
      setWritten(undefined);
      void forgetDraft(keptAs());
    },
  };
}
