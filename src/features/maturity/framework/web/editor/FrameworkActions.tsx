import Button from '@mui/material/Button';
import { Archive, ArchiveRestore, ListOrdered, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import {
  deleteFramework,
  restoreFramework,
  retireFramework,
  type OwnFramework,
} from '../../own-framework.contract.ts';
import { renumbered } from '../../framework-draft.rules.ts';
import type { FrameworkDraft } from './framework-draft.hooks.ts';
import { frameworkPaths } from '../framework-paths.ts';
import { PublishDialog } from './PublishDialog.tsx';

interface FrameworkActionsProps {
  stored: OwnFramework;
  draft: FrameworkDraft;
  /** From now on it is said what publishing asks for. */
  onWrong: () => void;
  goWrong: () => void;
}

/** What can be done with a framework as a whole. */
export function FrameworkActions({ stored, draft, onWrong, goWrong }: FrameworkActionsProps) {
  const { t } = useTranslation('maturity-framework');
  const [isPublishing, publish] = useState(false);
  const { isChanged, isSaving, isStale } = draft;
  const more = useMore(stored, draft);
  const mayPublish = isChanged || stored.has_changes || stored.edition === 0;
  const can = new Set(stored.permissions.can);
  return (
    <div className="framework-actions">
      <span title={isStale ? t('editor.notice.stale_short') : undefined}>
        <Button
          variant="outlined"
          disabled={!isChanged || isSaving || isStale}
          onClick={() => void draft.save()}
        >
          {t('web:save')}
        </Button>
      </span>
      {can.has('publish') && (
        <span title={mayPublish ? undefined : t('publish.nothing')}>
          <Button
            variant="contained"
            disabled={!mayPublish || isSaving || isStale}
            onClick={() => {
              onWrong();
              publish(true);
            }}
          >
            {t('publish.verb')}
          </Button>
        </span>
      )}
      {more.length > 0 && <MoreMenu actions={more} />}
      {isPublishing && (
        <PublishDialog
          stored={stored}
          draft={draft}
          onClose={() => publish(false)}
          onWrong={() => {
            publish(false);
            goWrong();
          }}
        />
      )}
    </div>
  );
}

function useMore(stored: OwnFramework, draft: FrameworkDraft): MoreAction[] {
  const { t } = useTranslation('maturity-framework');
  const navigate = useNavigate();
  const retire = useWrite(retireFramework);
  const restore = useWrite(restoreFramework);
  const remove = useWrite(deleteFramework);
  const { id, version, name, edition, permissions } = stored;
  const can = new Set(permissions.can);
  const sent = { params: { id }, body: { version } };
  const more: MoreAction[] = [
    {
      label: t('editor.renumber'),
      icon: <ListOrdered size={16} />,
      refusedBecause: edition > 0 ? t('editor.renumber_published') : undefined,
      onClick: () => {
        const before = draft.framework;
        draft.edit(renumbered);
        showSnackbar({ message: t('editor.renumbered'), undo: () => draft.edit(() => before) });
      },
    },
  ];
  if (draft.isChanged)
    more.push({
      label: t('editor.revert'),
      icon: <Undo2 size={16} />,
      onClick: () => showSnackbar({ message: t('editor.notice.reverted'), undo: draft.revert() }),
    });
  const offer = (
    verb: 'retire' | 'restore',
    undo?: (now: OwnFramework) => void,
  ): Parameters<typeof retire.mutate>[1] => ({
    onSuccess: ({ data }, { body }) => {
      draft.follow(body.version, data.version);
      showSnackbar({
        message: t(`${verb}.done`, { name }),
        variant: 'success',
        ...(undo && { undo: () => undo(data) }),
      });
    },
  });
  if (can.has('retire'))
    more.push({
      label: t('retire.verb'),
      icon: <Archive size={16} />,
      onClick: () =>
        retire.mutate(
          sent,
          offer('retire', (now) =>
            restore.mutate({ params: { id }, body: { version: now.version } }, offer('restore')),
          ),
        ),
    });
  if (can.has('restore'))
    more.push({
      label: t('restore.verb'),
      icon: <ArchiveRestore size={16} />,
      onClick: () => restore.mutate(sent, offer('restore')),
    });
  if (can.has('delete'))
    more.push({
      label: t('delete.verb'),
      icon: <Trash2 size={16} />,
      opensDialog: true,
      onClick: () =>
        confirm({
          title: t('delete.title', { name }),
          text: t('delete.text'),
          verb: t('delete.verb'),
          onConfirm: () =>
            remove.mutate(sent, {
              onSuccess: () => {
                showSnackbar({ message: t('delete.done', { name }), variant: 'success' });
                void navigate(frameworkPaths.frameworks, { replace: true });
              },
            }),
        }),
    });
  return more;
}
