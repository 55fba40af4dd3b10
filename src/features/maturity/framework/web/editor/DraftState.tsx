import { CloudCheck, CloudUpload, PencilLine } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { FrameworkDraft } from './framework-draft.hooks.ts';

/** Whether what is written is stored. */
export function DraftState({ draft: { isChanged, isSaving } }: { draft: FrameworkDraft }) {
  const { t } = useTranslation('maturity-framework');
  const state = isSaving ? 'saving' : isChanged ? 'unsaved' : 'saved';
  const Icon = { saving: CloudUpload, unsaved: PencilLine, saved: CloudCheck }[state];
  return (
    <span
      className="framework-kept"
      data-tone={state === 'unsaved' ? 'warning' : undefined}
      title={state === 'unsaved' ? t('editor.state.kept') : undefined}
    >
      <Icon size={16} aria-hidden />
      <span role="status">{t(`editor.state.${state}`)}</span>
    </span>
  );
}
