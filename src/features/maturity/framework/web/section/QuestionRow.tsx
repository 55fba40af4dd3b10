import { ChevronDown, CircleAlert, Languages } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Language } from '#platform/contract/access.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { wordIn, type EditedQuestion } from '../../framework-draft.rules.ts';

interface QuestionRowProps {
  question: EditedQuestion;
  language: Language;
  own: Language;
  isOpen: boolean;
  isWrong: boolean;
  /** Texts of it that are missing in the language. */
  left: number;
  onToggle: (key: string) => void;
}

/** A question in one line: what it is called, and what asks for attention. */
export const QuestionRow = memo(function QuestionRow({
  question,
  language,
  own,
  isOpen,
  isWrong,
  left,
  onToggle,
}: QuestionRowProps) {
  const { t } = useTranslation(['maturity-framework', 'maturity']);
  const formats = useFormats();
  const { key, code, effort, weight, words } = question;
  const title = wordIn(words, language, 'title') || wordIn(words, own, 'title');
  return (
    <button
      type="button"
      className="framework-question-row"
      id={`row-${key}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `fields-${key}` : undefined}
      onClick={() => onToggle(key)}
    >
      <bdi className="framework-code">{code}</bdi>
      <span className="framework-question-title" data-empty={title === '' ? '' : undefined}>
        <bdi>{title || t('editor.question.untitled')}</bdi>
      </span>
      {isWrong && <CircleAlert size={16} role="img" aria-label={t('editor.wrong_here')} data-tone="error" />}
      {left > 0 && (
        <span
          className="framework-count"
          data-tone="warning"
          aria-label={t('editor.untranslated', { count: left })}
        >
          <Languages size={14} aria-hidden /> {formats.number(left)}
        </span>
      )}
      {weight !== 1 && (
        <span className="framework-count" aria-label={t('editor.weighs', { weight: formats.number(weight) })}>
          × {formats.number(weight)}
        </span>
      )}
      <span className="framework-count framework-effort">{t(`maturity:words.effort.${effort}`)}</span>
      <ChevronDown size={16} aria-hidden />
    </button>
  );
});
