import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { OwnFramework } from '../../own-framework.contract.ts';
import type { FrameworkDraft } from './framework-draft.hooks.ts';
import type { Editor } from './framework-editor.ts';

interface EditorNoticesProps {
  draft: FrameworkDraft;
  stored: OwnFramework;
  editor: Editor;
  wrong: number;
  goWrong: () => void;
}

/** What one has to know before writing on: another's version, words that are back, something wrong, what translating is. */
export function EditorNotices({ draft, stored, editor, wrong, goWrong }: EditorNoticesProps) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  const { isStale, wasRestored, isChanged } = draft;
  const revert = () => {
    const undo = draft.revert();
    showSnackbar({ message: t('editor.notice.reverted'), undo });
  };
  if (!isStale && !(wasRestored && isChanged) && wrong === 0 && !editor.isTranslating) return null;
  return (
    <div className="framework-notices" data-uncovered>
      {isStale && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <>
              <Button size="small" color="inherit" onClick={revert}>
                {t('editor.notice.theirs')}
              </Button>
              <Button size="small" color="inherit" onClick={draft.insist}>
                {t('editor.notice.mine')}
              </Button>
            </>
          }
        >
          {t('editor.notice.stale', { time: formats.moment(stored.updated_at) })}
        </Alert>
      )}
      {!isStale && wasRestored && isChanged && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={revert}>
              {t('editor.notice.revert')}
            </Button>
          }
        >
          {t('editor.notice.restored')}
        </Alert>
      )}
      {wrong > 0 && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={goWrong}>
              {t('editor.notice.show')}
            </Button>
          }
        >
          {t('editor.notice.wrong', { count: wrong })}
        </Alert>
      )}
      {editor.isTranslating && (
        <Alert severity="info" variant="outlined">
          {t('editor.notice.translating', {
            language: languageNames[editor.language],
            own: languageNames[editor.own],
          })}
        </Alert>
      )}
    </div>
  );
}
