import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import {
  areAnswersRestored,
  shownAnswer,
  waitingAnswers,
  watchAnswers,
  type ShownAnswer,
} from './answer-store.ts';

/** A question's answer as its writer sees it. Only what changed is drawn anew. */
export function useAnswer(assessmentId: string, question: AssessedQuestion): ShownAnswer {
  const first = useRef<{ question: AssessedQuestion; shown: ShownAnswer }>(undefined);
  return useSyncExternalStore(watchAnswers, () => {
    const shown = shownAnswer(assessmentId, question.question_id);
    if (shown !== undefined) return shown;
    // Drawn before what was read with it is known to the store.
    if (first.current?.question !== question)
      first.current = { question, shown: { answer: question, state: 'stored' } };
    return first.current.shown;
  });
}

/** Something that follows from the answers, computed anew with each of them and drawn only when it differs. */
export function useAnswersSnapshot<Found>(find: () => Found): Found {
  const known = useRef<{ text: string; found: Found }>(undefined);
  return useSyncExternalStore(watchAnswers, () => {
    const found = find();
    const text = JSON.stringify(found);
    if (known.current?.text !== text) known.current = { text, found };
    return known.current.found;
  });
}

export interface SendingState {
  /** Not before this device was asked what an earlier tab left on it: until then nobody knows whether all is stored. */
  isKnown: boolean;
  waiting: number;
  clashing: string[];
  refused: string[];
}

/** What of this assessment is not stored yet. */
export const useSendingState = (assessmentId: string): SendingState =>
  useAnswersSnapshot(
    useCallback(() => {
      const all = waitingAnswers(assessmentId);
      const those = (state: 'clashing' | 'refused') =>
        all.filter((entry) => entry.state === state).map(({ question_id }) => question_id);
      const [clashing, refused] = [those('clashing'), those('refused')];
      return {
        isKnown: areAnswersRestored(),
        waiting: all.length - clashing.length - refused.length,
        clashing,
        refused,
      };
    }, [assessmentId]),
  );
