import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { missingToPublish } from '../../own-content.rules.ts';
import { publishFramework, type OwnFramework } from '../../own-framework.contract.ts';
import { contentOf, ownLanguageOf, questionsOf, untranslated } from '../../framework-draft.rules.ts';
import type { FrameworkDraft } from './framework-draft.hooks.ts';
import { PublishedChanges } from './PublishedChanges.tsx';

interface PublishDialogProps {
  stored: OwnFramework;
  draft: FrameworkDraft;
  onClose: () => void;
  /** Leads to the first thing that is missing. */
  onWrong: () => void;
}

/** Says what an edition brings and to whom, before it is published. */
export function PublishDialog({ stored, draft, onClose, onWrong }: PublishDialogProps) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  const publish = useWrite(publishFramework);
  const { framework } = draft;
  const { id, edition } = stored;
  const next = formats.number(edition + 1);
  const missing = missingToPublish(contentOf(framework)).length;
  const isWrong = missing > 0 || draft.errors.size > 0;
  const keeping = stored.editions.reduce((sum, { assessments }) => sum + assessments, 0);
  const own = languageNames[ownLanguageOf(framework)];
  const publishNow = async () => {
    const version = draft.isChanged ? await draft.save() : stored.version;
    if (version === undefined) return onClose();
    publish.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: () => {
          onClose();
          showSnackbar({ message: t('publish.done', { edition: next }), variant: 'success' });
        },
      },
    );
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="publish-title">
      <DialogTitle id="publish-title">{t('publish.title', { edition: next })}</DialogTitle>
      <DialogContent className="framework-publish">
        {isWrong ? (
          <p>{t('publish.missing', { count: Math.max(missing, draft.errors.size) })}</p>
        ) : (
          <>
            {edition === 0 ? (
              <p>
                {t('publish.first', {
                  sections: t('list.sections', { count: framework.sections.length }),
                  questions: t('list.questions', { count: questionsOf(framework).length }),
                })}
              </p>
            ) : (
              <PublishedChanges stored={stored} framework={framework} />
            )}
            {edition > 0 && (
              <p>{keeping === 0 ? t('publish.nobody') : t('publish.keeping', { count: keeping })}</p>
            )}
            {framework.languages.map((language) => {
              const left = untranslated(framework, language);
              return left === 0 ? null : (
                <p key={language}>
                  {t('publish.untranslated', { count: left, language: languageNames[language], own })}
                </p>
              );
            })}
            <p>{t('publish.stays')}</p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        {isWrong ? (
          <Button variant="contained" onClick={onWrong}>
            {t('publish.show')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={publish.isPending || draft.isSaving}
            onClick={() => void publishNow()}
          >
            {t('publish.edition', { edition: next })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
