import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { KeyNames } from '#platform/web/ui/values/KeyNames.tsx';
import {
  changedAt,
  insertedAt,
  movedTo,
  nextQuestionCode,
  untranslatedInQuestion,
  withSection,
  without,
  wordIn,
  type EditedQuestion,
  type EditedSection,
} from '../../framework-draft.rules.ts';
import { AddButton } from './AddButton.tsx';
import type { Editor } from '../editor/framework-editor.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { RowHandle } from './RowHandle.tsx';
import { rowState, useReorder } from './reorder.hooks.ts';

interface QuestionListProps {
  editor: Editor;
  section: EditedSection;
  opened: string | undefined;
  onOpened: (question: string | undefined) => void;
  /** Why a section without questions cannot be published. */
  missing: string | undefined;
}

/** The questions of a section in their order, the one being written unfolded. */
export function QuestionList(props: QuestionListProps) {
  const { editor, section, opened, missing } = props;
  const { t } = useTranslation('maturity-framework');
  const { language, own, isTranslating, errors } = editor;
  const { questions } = section;
  const { list, reorder, announced, begun, nameOf, change, add, remove, toggle, next } =
    useQuestionList(props);
  return (
    <>
      <div className="framework-list-head">
        <h2>{t('editor.questions', { count: questions.length })}</h2>
        {questions.length > 0 && (
          <p className="framework-hint">
            <KeyNames of="Mod+Enter" /> {t(isTranslating ? 'editor.hint_next' : 'editor.hint_add')}
          </p>
        )}
      </div>
      {missing !== undefined && <p className="framework-missing">{missing}</p>}
      <ol className="framework-questions" ref={list}>
        {questions.map((question, at) => {
          const { key } = question;
          const isOpen = key === opened;
          return (
            <li
              key={key}
              data-row={key}
              data-drag={rowState(reorder.dragged, at)}
              data-open={isOpen ? '' : undefined}
            >
              <div className="framework-question-head">
                {!isTranslating && <RowHandle reorder={reorder} at={at} row={key} name={nameOf(question)} />}
                <QuestionRow
                  question={question}
                  language={language}
                  own={own}
                  isOpen={isOpen}
                  isWrong={errors.has(key)}
                  left={isTranslating ? untranslatedInQuestion(question, own, language) : 0}
                  onToggle={toggle}
                />
              </div>
              {isOpen && (
                <OpenQuestion
                  editor={editor}
                  section={section}
                  question={question}
                  isBegun={begun === key}
                  onChange={(become) => change((before) => changedAt(before, key, become))}
                  onNext={() => next(at)}
                  onRemove={() => remove(question)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!isTranslating && <AddButton onClick={add}>{t('editor.question.add')}</AddButton>}
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </>
  );
}

/** What is done with the questions of a section: begun, moved, removed, opened one after the other. */
function useQuestionList({ editor, section, opened, onOpened }: QuestionListProps) {
  const { t } = useTranslation('maturity-framework');
  const { framework, own, isTranslating, edit } = editor;
  const { questions } = section;
  /** The one that was just begun, or gone on to: one writes there at once. */
  const [begun, setBegun] = useState<string>();
  const [announced, announce] = useState('');
  const nameOf = (question: EditedQuestion | undefined) =>
    question === undefined
      ? ''
      : `${question.code} ${wordIn(question.words, own, 'title') || t('editor.question.untitled')}`;
  const change = (become: (questions: readonly EditedQuestion[]) => readonly EditedQuestion[]) =>
    edit((before) =>
      withSection(before, section.key, (now) => ({ ...now, questions: [...become(now.questions)] })),
    );
  const list = useRef<HTMLOListElement>(null);
  const reorder = useReorder(
    list,
    questions.map(({ key }) => key),
    (from, to) => {
      change((before) => movedTo(before, from, to));
      announce(t('editor.moved', { name: nameOf(questions[from]), place: to + 1, count: questions.length }));
    },
  );
  const add = () => {
    const question = emptyQuestion(nextQuestionCode(framework, section));
    change((before) => [...before, question]);
    setBegun(question.key);
    onOpened(question.key);
  };
  const remove = (question: EditedQuestion) => {
    const at = questions.indexOf(question);
    change((before) => without(before, question.key));
    onOpened(undefined);
    showSnackbar({
      message: t('editor.question.removed', { code: question.code }),
      undo: () => change((before) => insertedAt(before, question, at)),
    });
  };
  useOpenedInView(list, opened);
  const openedNow = useRef(opened);
  useEffect(() => {
    openedNow.current = opened;
  });
  const toggle = useCallback(
    (key: string) => {
      setBegun(undefined);
      onOpened(openedNow.current === key ? undefined : key);
    },
    [onOpened],
  );
  const next = (at: number) => {
    const after = questions[at + 1];
    if (after !== undefined) {
      setBegun(after.key);
      onOpened(after.key);
    } else if (!isTranslating) add();
  };
  return { list, reorder, announced, begun, nameOf, change, add, remove, toggle, next };
}

const emptyQuestion = (code: string): EditedQuestion => ({
  key: crypto.randomUUID(),
  code,
  effort: 'M',
  weight: 1,
  words: {},
});

/** What opens comes into view, with the fields it brings. */
function useOpenedInView(list: RefObject<HTMLOListElement | null>, opened: string | undefined): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (opened === undefined || shown.current === opened) return;
    shown.current = opened;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, opened]);
}
