import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { effortClasses } from '../../framework-content.contract.ts';
import { questionTexts, withWord, wordIn, type EditedQuestion } from '../../framework-draft.rules.ts';
import { noErrors, type Editor } from '../editor/framework-editor.ts';
import { NumberField } from './NumberField.tsx';
import { WordField } from './WordField.tsx';

interface QuestionFieldsProps {
  editor: Editor;
  question: EditedQuestion;
  /** One goes on writing its title. */
  isBegun: boolean;
  onChange: (become: (question: EditedQuestion) => EditedQuestion) => void;
  /** One has written it and goes on with the next. */
  onNext: () => void;
}

const lines = { title: 1, text: 2, guidance: 3, evidence: 2 } as const;

/** Everything about a question that can be written. */
export function QuestionFields({ editor, question, isBegun, onChange, onNext }: QuestionFieldsProps) {
  const { t } = useTranslation(['maturity-framework', 'maturity']);
  const { language, own, isTranslating } = editor;
  const errors = editor.errors.get(question.key) ?? noErrors;
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onNext();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to what is inside
    <div id={`fields-${question.key}`} className="framework-fields" onKeyDown={goOn}>
      {!isTranslating && <Facts question={question} errors={errors} onChange={onChange} />}
      {questionTexts.map((part) => (
        <WordField
          key={part}
          part={part}
          label={t(`editor.question.${part}`)}
          help={part === 'text' || part === 'guidance' ? t(`editor.question.${part}_help`) : undefined}
          value={wordIn(question.words, language, part)}
          source={isTranslating ? wordIn(question.words, own, part) : undefined}
          language={language}
          error={errors[`${language}.${part}`]}
          optional={part === 'guidance' || part === 'evidence'}
          lines={lines[part]}
          autoFocus={isBegun && part === 'title'}
          onText={(text) =>
            onChange((before) => ({
              ...before,
              words: withWord(before.words, questionTexts, language, part, text),
            }))
          }
        />
      ))}
    </div>
  );
}

interface FactsProps {
  question: EditedQuestion;
  errors: Readonly<Record<string, string>>;
  onChange: (become: (question: EditedQuestion) => EditedQuestion) => void;
}

/** What a question is in every language. */
function Facts({ question, errors, onChange }: FactsProps) {
  const { t } = useTranslation(['maturity-framework', 'maturity']);
  const id = useId();
  return (
    <div className="framework-facts">
      <CodeField
        value={question.code}
        error={errors['code']}
        onCode={(code) => onChange((before) => ({ ...before, code }))}
      />
      <FieldFrame id={`${id}-effort`} label={t('editor.question.effort')} error={errors['effort']}>
        <Select
          size="small"
          inputProps={{ id: `${id}-effort`, 'aria-describedby': `${id}-effort-help` }}
          SelectDisplayProps={{ 'aria-label': t('editor.question.effort') }}
          value={question.effort}
          onChange={({ target }) => onChange((before) => ({ ...before, effort: target.value }))}
        >
          {effortClasses.map((effort) => (
            <MenuItem key={effort} value={effort}>
              {t(`maturity:words.effort.${effort}`)}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
      <NumberField
        part="weight"
        label={t('editor.weight')}
        value={question.weight}
        least={0.1}
        most={10}
        step={0.1}
        error={errors['weight']}
        onNumber={(weight) => onChange((before) => ({ ...before, weight }))}
      />
    </div>
  );
}

interface CodeFieldProps {
  value: string;
  error?: string | undefined;
  onCode: (code: string) => void;
}

/** How a section or a question is counted: read from left to right whatever the language. */
export function CodeField({ value, error, onCode }: CodeFieldProps) {
  const { t } = useTranslation('maturity-framework');
  const id = useId();
  return (
    <FieldFrame id={id} label={t('web:field.code')} error={error}>
      <OutlinedInput
        id={id}
        size="small"
        value={value}
        onChange={({ target }) => onCode(target.value.trim())}
        inputProps={{
          dir: 'ltr',
          maxLength: 12,
          'aria-describedby': `${id}-help`,
          'data-part': 'code',
          spellCheck: false,
        }}
      />
    </FieldFrame>
  );
}
