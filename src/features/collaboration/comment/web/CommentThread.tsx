import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { addComment, type Comment, type CommentedType } from '../comment.contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';

interface CommentThreadProps {
  /** The record. */
  about: { object_type: CommentedType; id: string };
  comment: Comment;
  /** What else was read about the record. */
  refreshes: readonly string[];
}

/** A comment with its replies; a resolved one is folded until somebody wants to read it. */
export function CommentThread({ about, comment, refreshes }: CommentThreadProps) {
  const { t } = useTranslation('collaboration-comment');
  const [isOpen, open] = useState(false);
  const [isReplying, reply] = useState(false);
  const { resolved } = comment;
  const isFolded = resolved !== null && !isOpen;
  return (
    <Box
      component="article"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, display: 'grid', gap: 1 }}
    >
      {resolved && (
        <Box
          sx={{
            display: 'flex',
            gap: 0.75,
            alignItems: 'center',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <Box component="span" sx={{ display: 'inline-flex', color: 'success.main' }}>
            <CircleCheck size={14} aria-hidden />
          </Box>
          {t('comment.resolved_by', { name: resolved.by })}
          <Box sx={{ flex: 1 }} />
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
            sx={{ minHeight: 24, px: 1 }}
          >
            {isOpen ? t('comment.hide') : t('comment.show')}
          </Button>
        </Box>
      )}
      {!isFolded && (
        <>
          <CommentItem
            about={about}
            said={comment}
            refreshes={refreshes}
            onReply={comment.permissions.can.includes('reply') ? () => reply(true) : undefined}
          />
          {(comment.replies.length > 0 || isReplying) && (
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                paddingInlineStart: 1.5,
                borderInlineStart: 2,
                borderInlineStartColor: 'divider',
              }}
            >
              {comment.replies.map((answer) => (
                <CommentItem key={answer.id} about={about} said={answer} refreshes={refreshes} />
              ))}
              {isReplying && (
                <ReplyForm about={about} comment={comment} refreshes={refreshes} onEnd={() => reply(false)} />
              )}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

function ReplyForm({ about, comment, refreshes, onEnd }: CommentThreadProps & { onEnd: () => void }) {
  const { t } = useTranslation('collaboration-comment');
  const add = useWrite(addComment, { refreshes, handled: () => true });
  return (
    <CommentForm
      about={about}
      autoFocus
      label={t('comment.reply_to', { name: comment.author.name })}
      verb={t('comment.send_reply')}
      draft={`${about.object_type}-reply-${comment.id}`}
      busy={add.isPending}
      takesFiles
      onCancel={onEnd}
      onSend={(said, { done, failed }) =>
        add.mutate(
          { params: about, body: { ...said, parent_id: comment.id } },
          {
            onSuccess: () => {
              done();
              onEnd();
            },
            onError: (failure) => {
              if (!failed(failure)) showFailureSnackbar(failure);
            },
          },
        )
      }
    />
  );
}
