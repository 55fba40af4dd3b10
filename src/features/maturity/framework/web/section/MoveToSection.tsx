import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { CornerUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import {
  withQuestionIn,
  wordIn,
  type EditedQuestion,
  type EditedSection,
} from '../../framework-draft.rules.ts';
import type { Editor } from '../editor/framework-editor.ts';

interface MoveToSectionProps {
  editor: Editor;
  section: EditedSection;
  question: EditedQuestion;
}

/** Puts a question into another section. */
export function MoveToSection({ editor, section, question }: MoveToSectionProps) {
  const { t } = useTranslation('maturity-framework');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { framework, own, edit } = editor;
  const others = framework.sections.filter(({ key }) => key !== section.key);
  if (others.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<CornerUpRight size={16} className="framework-turning" aria-hidden />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('editor.question.move')}
      </Button>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {others.map((other) => {
          const name = wordIn(other.words, own, 'name') || t('editor.section.unnamed');
          return (
            <MenuItem
              key={other.key}
              onClick={() => {
                setAnchor(null);
                const at = section.questions.indexOf(question);
                edit((before) => withQuestionIn(before, question.key, other.key));
                showSnackbar({
                  message: t('editor.question.moved', { code: question.code, section: name }),
                  undo: () => edit((before) => withQuestionIn(before, question.key, section.key, at)),
                });
              }}
            >
              <bdi>{other.code}</bdi>&nbsp;<bdi>{name}</bdi>
            </MenuItem>
          );
        })}
      </LazyMenu>
    </>
  );
}
