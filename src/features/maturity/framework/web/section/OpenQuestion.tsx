import { Trash2 } from 'lucide-react';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { EditedSection } from '../../framework-draft.rules.ts';
import { MoveToSection } from './MoveToSection.tsx';
import { QuestionFields } from './QuestionFields.tsx';

interface OpenQuestionProps extends ComponentProps<typeof QuestionFields> {
  section: EditedSection;
  onRemove: () => void;
}

/** The question being written: its fields, and where it goes. */
export function OpenQuestion({
  editor,
  section,
  question,
  isBegun,
  onChange,
  onNext,
  onRemove,
}: OpenQuestionProps) {
  const { t } = useTranslation('maturity-framework');
  return (
    <>
      <QuestionFields
        editor={editor}
        question={question}
        isBegun={isBegun}
        onChange={onChange}
        onNext={onNext}
      />
      {!editor.isTranslating && (
        <div className="framework-question-foot">
          <MoveToSection editor={editor} section={section} question={question} />
          <Button color="inherit" startIcon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
            {t('editor.question.remove')}
          </Button>
        </div>
      )}
    </>
  );
}
