import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import {
  insertedAt,
  movedTo,
  nextSectionCode,
  untranslatedInSection,
  wordIn,
  type EditedSection,
} from '../../framework-draft.rules.ts';
import { AddButton } from './AddButton.tsx';
import type { Editor } from '../editor/framework-editor.ts';
import { RowHandle } from './RowHandle.tsx';
import { rowState, useReorder } from './reorder.hooks.ts';

interface SectionSideProps {
  editor: Editor;
  current: EditedSection | undefined;
  onOpen: (section: EditedSection, isNew?: boolean) => void;
}

/** The sections in their order: the way from one to another, and where they are moved and added. */
export function SectionSide({ editor, current, onOpen }: SectionSideProps) {
  const { t } = useTranslation('maturity-framework');
  const { framework, own, isTranslating, edit } = editor;
  const { sections } = framework;
  const [isListOpen, openList] = useState(false);
  const [announced, announce] = useState('');
  const longest = Math.max(1, ...sections.map(({ code }) => code.length));
  const nameOf = (section: EditedSection | undefined) =>
    section === undefined
      ? ''
      : `${section.code} ${wordIn(section.words, own, 'name') || t('editor.section.unnamed')}`;
  const list = useRef<HTMLOListElement>(null);
  const reorder = useReorder(
    list,
    sections.map(({ key }) => key),
    (from, to) => {
      edit((before) => ({ ...before, sections: movedTo(before.sections, from, to) }));
      announce(t('editor.moved', { name: nameOf(sections[from]), place: to + 1, count: sections.length }));
    },
  );
  const add = () => {
    const section: EditedSection = {
      key: crypto.randomUUID(),
      code: nextSectionCode(framework),
      weight: 1,
      words: {},
      questions: [],
    };
    edit((before) => ({
      ...before,
      sections: insertedAt(before.sections, section, before.sections.length),
    }));
    openList(false);
    onOpen(section, true);
  };
  return (
    <nav className="framework-side" aria-label={t('editor.sections')} style={{ '--code': `${longest}ch` }}>
      <button
        type="button"
        className="framework-side-button"
        aria-expanded={isListOpen}
        onClick={() => openList(!isListOpen)}
      >
        <bdi>{current === undefined ? t('editor.sections') : nameOf(current)}</bdi>
        <ChevronDown size={16} aria-hidden />
      </button>
      <div className="framework-side-list" data-open={isListOpen ? '' : undefined}>
        <ol ref={list}>
          {sections.map((section, at) => (
            <li key={section.key} data-row={section.key} data-drag={rowState(reorder.dragged, at)}>
              {!isTranslating && (
                <RowHandle reorder={reorder} at={at} row={section.key} name={nameOf(section)} />
              )}
              <SectionButton
                editor={editor}
                section={section}
                isCurrent={section.key === current?.key}
                onOpen={() => {
                  openList(false);
                  onOpen(section);
                }}
              />
            </li>
          ))}
        </ol>
        {!isTranslating && <AddButton onClick={add}>{t('editor.section.add')}</AddButton>}
      </div>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </nav>
  );
}

interface SectionButtonProps {
  editor: Editor;
  section: EditedSection;
  isCurrent: boolean;
  onOpen: () => void;
}

function SectionButton({ editor, section, isCurrent, onOpen }: SectionButtonProps) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  const { language, own, isTranslating, errors } = editor;
  const { code, words, questions } = section;
  const left = untranslatedInSection(section, own, language);
  const isWrong = [section, ...questions].some(({ key }) => errors.has(key));
  const name = wordIn(words, language, 'name') || wordIn(words, own, 'name');
  return (
    <button
      type="button"
      className="framework-section"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      <bdi className="framework-code">{code}</bdi>
      <span className="framework-section-name" data-empty={name === '' ? '' : undefined}>
        <bdi>{name || t('editor.section.unnamed')}</bdi>
      </span>
      {isWrong ? (
        <CircleAlert size={16} role="img" aria-label={t('editor.wrong_here')} data-tone="error" />
      ) : isTranslating && left === 0 ? (
        <Check size={16} role="img" aria-label={t('editor.whole')} data-tone="success" />
      ) : isTranslating ? (
        <span className="framework-count" data-tone="warning">
          {t('editor.left', { count: left })}
        </span>
      ) : (
        <span className="framework-count" aria-label={t('editor.questions', { count: questions.length })}>
          {formats.number(questions.length)}
        </span>
      )}
    </button>
  );
}
