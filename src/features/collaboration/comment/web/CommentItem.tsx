import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { isRefusal } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { PersonAvatar } from '#features/identity/picture/web/shared/PersonAvatar.tsx';
import {
  changeComment,
  removeComment,
  reopenComment,
  resolveComment,
  type CommentedType,
  type Reply,
} from '../comment.contract.ts';
import { StoredFiles } from '#features/collaboration/file/web/shared/StoredFiles.tsx';
import { CommentBody } from './CommentBody.tsx';
import { CommentForm } from './CommentForm.tsx';

interface CommentItemProps {
  /** The record. */
  about: { object_type: CommentedType; id: string };
  said: Reply;
  /** What else was read about the record. */
  refreshes: readonly string[];
  onReply?: (() => void) | undefined;
}

/** One thing somebody said, with what this person may do with it. */
export function CommentItem({ about, said, refreshes, onReply }: CommentItemProps) {
  const { t } = useTranslation('collaboration-comment');
  const [isEdited, edit] = useState(false);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 1 }}>
      <PersonAvatar name={said.author.name} picture={said.author.user_image} size={28} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <Typography component="bdi" sx={{ fontWeight: 600 }}>
            {said.author.name}
          </Typography>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateText value={said.created_at} time />
            {said.edited && ` · ${t('comment.edited')}`}
          </Box>
        </Box>
        {isEdited ? (
          <EditForm about={about} said={said} refreshes={refreshes} onEnd={() => edit(false)} />
        ) : (
          <Typography
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            color={said.deleted ? 'textSecondary' : 'textPrimary'}
          >
            {said.deleted ? (
              t('comment.deleted')
            ) : (
              <CommentBody text={said.body ?? ''} mentions={said.mentions} />
            )}
          </Typography>
        )}
        <StoredFiles files={said.files} />
        {!isEdited && (
          <CommentActs
            about={about}
            said={said}
            refreshes={refreshes}
            onReply={onReply}
            onEdit={() => edit(true)}
          />
        )}
      </Box>
    </Box>
  );
}

interface EditFormProps extends Pick<CommentItemProps, 'about' | 'said' | 'refreshes'> {
  onEnd: () => void;
}

function EditForm({ about, said, refreshes, onEnd }: EditFormProps) {
  const { t } = useTranslation('collaboration-comment');
  const change = useWrite(changeComment, { refreshes, handled: () => true });
  const { version } = said;
  return (
    <CommentForm
      about={about}
      autoFocus
      label={t('web:edit')}
      verb={t('web:save')}
      draft={`${about.object_type}-comment-edit-${said.id}-${version}`}
      text={said.body ?? ''}
      mentions={said.mentions}
      busy={change.isPending}
      onCancel={onEnd}
      onSend={(sent, { done, failed }) =>
        change.mutate(
          { params: { ...about, comment_id: said.id }, body: { version, ...sent } },
          {
            onSuccess: () => {
              done();
              onEnd();
            },
            onError: (failure) => {
              if (isRefusal(failure, staleVersion) || !failed(failure)) showFailureSnackbar(failure);
            },
          },
        )
      }
    />
  );
}

/** What this person may do with it now. */
function CommentActs({ about, said, refreshes, onReply, onEdit }: CommentItemProps & { onEdit: () => void }) {
  const { t } = useTranslation('collaboration-comment');
  const remove = useWrite(removeComment, { refreshes });
  const resolve = useWrite(resolveComment, { refreshes });
  const reopen = useWrite(reopenComment, { refreshes });
  const params = { ...about, comment_id: said.id };
  const can = new Set(said.permissions.can);
  const { version } = said;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        marginInlineStart: -1,
        '& button': { minHeight: 24, px: 1, minWidth: 0, typography: 'caption', fontWeight: 500 },
      }}
    >
      {onReply && <Button onClick={onReply}>{t('comment.reply')}</Button>}
      {can.has('edit') && <Button onClick={onEdit}>{t('web:edit')}</Button>}
      {can.has('resolve') && (
        <Button
          onClick={() =>
            resolve.mutate(
              { params, body: { version } },
              {
                onSuccess: ({ data }) =>
                  showSnackbar({
                    message: t('comment.resolved'),
                    undo: () => reopen.mutate({ params, body: { version: data.version } }),
                  }),
              },
            )
          }
        >
          {t('comment.resolve')}
        </Button>
      )}
      {can.has('reopen') && (
        <Button onClick={() => reopen.mutate({ params, body: { version } })}>{t('comment.reopen')}</Button>
      )}
      {can.has('delete') && (
        <Button
          color="error"
          onClick={() =>
            confirm({
              title: t('comment.delete_title'),
              text: t('comment.delete_text'),
              verb: t('web:delete'),
              onConfirm: () => remove.mutate({ params, body: { version } }),
            })
          }
        >
          {t('web:delete')}
        </Button>
      )}
    </Box>
  );
}
