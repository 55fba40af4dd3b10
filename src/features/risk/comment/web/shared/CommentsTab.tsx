import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { StoryPaging, storyPage } from '#platform/web/ui/story/StoryPaging.tsx';
import { StorySkeleton } from '#platform/web/ui/story/StorySkeleton.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { addComment, listComments } from '../../risk-comment.contract.ts';
import { CommentForm } from '../CommentForm.tsx';
import { CommentThread } from '../CommentThread.tsx';

/** What people say about a risk, the newest first. */
export function CommentsTab({ id, mayComment }: { id: string; mayComment: boolean }) {
  const { t } = useTranslation('risk');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(storyPage), offset: String(offset) };
  const comments = useRead(listComments, { params: { id }, query }, { keep: true });
  const late = useIsSlow(comments.isPending);
  const add = useWrite(addComment, { refreshes: ['risk'], handled: () => true });
  const shown = comments.data?.data ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      {mayComment && (
        <CommentForm
          label={t('story.comment.write')}
          verb={t('story.comment.send')}
          draft={`risk-comment-${id}`}
          busy={add.isPending}
          onSend={(body, { done, failed }) =>
            add.mutate(
              { params: { id }, body: { body } },
              {
                onSuccess: () => {
                  done();
                  setOffset(0);
                },
                onError: (failure) => {
                  if (!failed(failure)) showFailureSnackbar(failure);
                },
              },
            )
          }
        />
      )}
      {comments.error && <FailureNotice failure={comments.error} onRetry={() => void comments.refetch()} />}
      {late && <StorySkeleton />}
      {comments.data?.data.length === 0 && <EmptyState>{t('story.empty.comments')}</EmptyState>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <CommentThread riskId={id} comment={comment} />
          </li>
        ))}
      </Box>
      {comments.data && (
        <StoryPaging
          feature="risk"
          offset={offset}
          shown={shown.length}
          count={comments.data.count}
          onOffset={setOffset}
        />
      )}
    </Box>
  );
}
