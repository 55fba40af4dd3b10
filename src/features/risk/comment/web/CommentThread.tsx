import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { addComment, type Comment } from '../risk-comment.contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';

/** A comment with its replies; a resolved one is folded until somebody wants to read it. */
export function CommentThread({ riskId, comment }: { riskId: string; comment: Comment }) {
  const { t } = useTranslation('risk');
  const [isOpen, open] = useState(false);
  const [isReplying, reply] = useState(false);
  const add = useWrite(addComment, { refreshes: ['risk'], handled: () => true });
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
          {t('story.comment.resolved_by', { name: resolved.by })}
          <Box sx={{ flex: 1 }} />
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
            sx={{ minHeight: 24, px: 1 }}
          >
            {isOpen ? t('story.comment.hide') : t('story.comment.show')}
          </Button>
        </Box>
      )}
      {!isFolded && (
        <>
          <CommentItem
            riskId={riskId}
            said={comment}
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
                <CommentItem key={answer.id} riskId={riskId} said={answer} />
              ))}
              {isReplying && (
                <CommentForm
                  autoFocus
                  label={t('story.comment.reply_to', { name: comment.author.name })}
                  verb={t('story.comment.send_reply')}
                  draft={`risk-reply-${comment.id}`}
                  busy={add.isPending}
                  onCancel={() => reply(false)}
                  onSend={(body, { done, failed }) =>
                    add.mutate(
                      { params: { id: riskId }, body: { body, parent_id: comment.id } },
                      {
                        onSuccess: () => {
                          done();
                          reply(false);
                        },
                        onError: (failure) => {
                          if (!failed(failure)) showFailureSnackbar(failure);
                        },
                      },
                    )
                  }
                />
              )}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
