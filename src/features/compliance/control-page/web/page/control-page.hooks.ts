import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import {
  readControlAssessment,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import type { AnswerHandle } from '../answer/AnswerCard.tsx';
import { missingForSubmit } from '../verbs/control-assessment-kind.ts';
import type { ControlAct } from './control-keys.rules.ts';
import type { ControlKeys } from './control-keys.hooks.ts';

interface ControlPageActs {
  handle: RefObject<AnswerHandle | null>;
  go: (id: string | null) => void;
  store: () => void;
  submit: () => void;
}

/** Stores the answer before something else is done, which waits while one is being stored. */
function useStoring(control: ControlAssessment, keys: ControlKeys) {
  const handle = useRef<AnswerHandle>(null);
  const busy = useRef(false);
  const [, draw] = useState(0);
  const settle = () => {
    busy.current = false;
    // With the next drawing, what was pressed meanwhile is done.
    draw((times) => times + 1);
  };
  const stored = (then: (saved: ControlAssessment) => void) => {
    if (busy.current) return;
    if (handle.current === null) return then(control);
    busy.current = true;
    handle.current.store(then, () => {
      keys.forget();
      settle();
    });
  };
  return { handle, busy, stored, settle };
}

/** What can be done on the page of a control, by its buttons and by keys. Going on stores what was changed. */
export function useControlPage(
  control: ControlAssessment,
  keys: ControlKeys,
  open: (verb: 'submit' | 'return' | 'done') => void,
): ControlPageActs {
  const { tOpen } = useTranslation('compliance-control-assessment');
  const navigate = useNavigate();
  const { handle, busy, stored, settle } = useStoring(control, keys);
  // The way on is short: the next control is there before one asks for it.
  const next = control.next_id ?? '';
  useRead(readControlAssessment, { params: { id: next } }, { enabled: next !== '' });
  const go = (id: string | null) => {
    if (id === null) return;
    stored(() => {
      busy.current = true;
      const { standard, id: assessment } = control.assessment;
      void navigate(pathOfControlAssessment(standard, assessment, id));
    });
  };
  const store = () => stored(settle);
  const submit = () =>
    stored((saved) => {
      settle();
      if (saved.permissions.can.includes('submit')) return open('submit');
      const missing = missingForSubmit(saved);
      if (missing !== undefined) showSnackbar({ message: tOpen(`refusals.${missing}`), variant: 'warning' });
    });

  const set = (part: Parameters<AnswerHandle['set']>[0]) => handle.current?.set(part);
  const focus = (field: Parameters<AnswerHandle['focus']>[0]) => handle.current?.focus(field);
  const { can, may_scope: mayScope } = control.permissions;
  const apart = () => {
    if (handle.current === null || !mayScope || !control.may_be_excluded) return;
    const isOut = handle.current.values().applicability_state === 'not_applicable';
    set({ applicability_state: isOut ? 'applicable' : 'not_applicable' });
    if (!isOut) focus('applicability_text');
  };
  const act = (asked: ControlAct) => {
    switch (asked.does) {
      case 'go':
        return go(asked.by === 1 ? control.next_id : control.previous_id);
      case 'result':
        return handle.current?.values().applicability_state === 'not_applicable'
          ? undefined
          : set({ result: asked.result });
      case 'percent':
        return focus('implementation_percent');
      case 'apart':
        return apart();
      case 'observation':
        return focus('observation');
      case 'why':
        return focus('no_evidence_reason');
      case 'store':
        return store();
      case 'submit':
        return submit();
      case 'done':
      case 'return':
        return can.includes(asked.does) ? open(asked.does) : undefined;
    }
  };
  // Attached anew with each drawing: keys meet what is on the screen.
  useEffect(() => keys.attach({ act, isBusy: () => busy.current }));
  return { handle, go, store, submit };
}
