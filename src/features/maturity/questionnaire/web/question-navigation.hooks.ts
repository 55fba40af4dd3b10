import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { changeAnswer, shownAnswer } from './answers/answer-store.ts';
import { afterChoice } from './question/QuestionCard.tsx';
import { cardOf, focusPart, focusQuestion } from './question/question-focus.ts';
import type { QuestionnaireAct } from './questionnaire-keys.rules.ts';
import type { LoadedSection } from './questionnaire.hooks.ts';
import type { QuestionnairePlace } from './questionnaire-address.hooks.ts';
import { nextOpen } from './section/section-progress.rules.ts';
import { nextConfidence, openPointOf } from './answers/unsent-answer.rules.ts';
import { useQuestionnaireKeys } from './questionnaire-keys.hooks.ts';

/** A section one may come to: how many questions one would see there, and how many of them are left to do. */
export interface NavigableSection {
  code: string;
  shown: number;
  left: number;
}

interface QuestionNavigation {
  assessmentId: string;
  sections: readonly NavigableSection[];
  loaded: ReadonlyMap<string, LoadedSection>;
  /** Whether a question is among those one walks through. */
  isNavigable: (question: LoadedSection['questions'][number]) => boolean;
  /** The section on the screen, with the questions that are shown once they are there. */
  code: string | undefined;
  section: LoadedSection | undefined;
  /** The question the address names. */
  named: string | undefined;
  go: (where: QuestionnairePlace, options?: { replace?: boolean }) => void;
}

type Place = 'first' | 'last' | 'open' | { question: string };

/** The way through the questions: which one is at hand, what the keys do with it, and where they lead. */
export function useQuestionNavigation({
  assessmentId,
  sections,
  loaded,
  isNavigable,
  code,
  section,
  named,
  go,
}: QuestionNavigation) {
  const [touched, touch] = useState<string>();
  const wanted = useRef<{ section: string; place: Place }>(undefined);
  const arrived = useRef<string>(undefined);
  const top = useRef<HTMLHeadingElement>(null);
  const questions = section?.questions ?? [];
  const ids = questions.map(({ question_id }) => question_id);

  const isOpenQuestion = useCallback(
    (questionId: string) => {
      const shown = shownAnswer(assessmentId, questionId);
      return shown !== undefined && openPointOf(shown.answer) !== undefined;
    },
    [assessmentId],
  );
  // The one at hand: where somebody was last; before that the first that is open, which stays it while one begins there.
  const firstOpen = useMemo(() => {
    const ids = section?.questions.map(({ question_id }) => question_id) ?? [];
    return ids.find(isOpenQuestion) ?? ids[0];
  }, [section, isOpenQuestion]);
  const active = touched !== undefined && ids.includes(touched) ? touched : firstOpen;

  /** Whoever has the focus is at hand. */
  const arrive = (place: Place) => {
    const places = { first: ids[0], last: ids.at(-1), open: ids.find(isOpenQuestion) ?? ids[0] };
    const target = typeof place === 'string' ? places[place] : place.question;
    if (target !== undefined) focusQuestion(target);
  };

  const goTo = (to: string, place: Place) => {
    if (to === code && section !== undefined) return arrive(place);
    wanted.current = { section: to, place };
    go({ section: to });
  };
  const goSection = (delta: 1 | -1, place: Place = 'first') => {
    const way = sections.filter((one) => one.code === code || one.shown > 0);
    const to = way[way.findIndex((one) => one.code === code) + delta];
    if (to !== undefined) goTo(to.code, place);
  };
  const move = (from: string | undefined, delta: 1 | -1) => {
    const at = from === undefined ? -1 : ids.indexOf(from);
    const next = ids[at + delta];
    if (next !== undefined) arrive({ question: next });
    else goSection(delta, delta === 1 ? 'first' : 'last');
  };
  const goOpen = (from = active) => {
    const found = nextOpen(
      sections.map(({ code: of, left }) => ({
        code: of,
        count: left,
        questions:
          (of === code ? questions : loaded.get(of)?.questions)?.filter(
            (one) => one.may_answer && isNavigable(one),
          ) ?? null,
      })),
      { section: code ?? '', question: cardIsFocused() ? from : undefined },
      isOpenQuestion,
    );
    if (found !== undefined)
      goTo(found.section, found.question === undefined ? 'open' : { question: found.question });
  };

  const act = (found: QuestionnaireAct, at: string | undefined) => {
    const id = at ?? active;
    switch (found.does) {
      case 'section':
        return goSection(found.by);
      case 'open':
        return goOpen(id);
      case 'move':
        // The first key only begins, at the question that is marked.
        return at === undefined && id !== undefined ? arrive({ question: id }) : move(id, found.by);
      default:
    }
    const question = questions.find(({ question_id }) => question_id === id);
    if (question !== undefined) actOnQuestion(found, { assessmentId, question, onNext: () => move(id, 1) });
  };
  const keys = useQuestionnaireKeys(act, () => wanted.current !== undefined);

  // Who turned back, or took another way meanwhile, is on no way any more. Before the arrival, which may lead on.
  const turning = useEffectEvent((to: string | undefined) => {
    if (wanted.current === undefined || wanted.current.section === to) return;
    wanted.current = undefined;
    keys.forgetWaiting();
  });
  useEffect(() => turning(code), [code]);
  // Arriving at a section: where the keys or a link wanted to be, otherwise at its beginning.
  const arrivedAt = section?.code;
  const arriving = useEffectEvent((arrivedAt: string | undefined) => {
    const isFirst = arrived.current === undefined;
    if (arrivedAt === undefined || arrived.current === arrivedAt) return;
    arrived.current = arrivedAt;
    const want = wanted.current;
    wanted.current = undefined;
    if (want?.section === arrivedAt) {
      arrive(want.place);
      return keys.pressWaiting();
    }
    keys.forgetWaiting();
    if (named !== undefined) arrive({ question: named });
    else if (!isFirst) top.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => arriving(arrivedAt), [arrivedAt]);
  // A link to a question of the section that is open already.
  const naming = useEffectEvent((named: string | undefined) => {
    if (named !== undefined && arrived.current === section?.code) arrive({ question: named });
  });
  useEffect(() => naming(named), [named]);
  return { active, setActive: touch, top, goTo, goSection, goOpen };
}

const cardIsFocused = (): boolean => document.activeElement?.closest('[data-question]') != null;

interface CurrentQuestion {
  assessmentId: string;
  question: LoadedSection['questions'][number];
  onNext: () => void;
}

/** What a key does to the question one is at. */
function actOnQuestion(found: QuestionnaireAct, { assessmentId, question, onNext }: CurrentQuestion): void {
  const id = question.question_id;
  const card = cardOf(id);
  if (found.does === 'leave') return void focusQuestion(id);
  if (found.does === 'on') {
    if (question.may_answer && shownAnswer(assessmentId, id)?.answer.carried_from)
      changeAnswer(assessmentId, id, { confirmed: true }, afterChoice);
    return onNext();
  }
  if (!question.may_answer) return;
  const answer = shownAnswer(assessmentId, id)?.answer;
  switch (found.does) {
    case 'level':
      if (answer?.not_applicable) return;
      changeAnswer(assessmentId, id, { [`${found.row}_level`]: found.level }, afterChoice);
      if (found.after === 'on') return onNext();
      if (found.after === 'desired') focusQuestion(id, 'desired');
      return;
    case 'clear':
      return changeAnswer(assessmentId, id, { [`${found.row}_level`]: null }, afterChoice);
    case 'apart':
      return card?.querySelector<HTMLElement>('[data-part=apart]')?.click();
    case 'confidence':
      return changeAnswer(
        assessmentId,
        id,
        { confidence: nextConfidence(answer?.confidence ?? null) },
        afterChoice,
      );
    case 'note':
      card?.querySelector<HTMLElement>('button[data-part=note]')?.click();
      return focusPart(id, 'note');
  }
}
