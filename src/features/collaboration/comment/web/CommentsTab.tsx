import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { HistoryPaging, historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { addComment, listComments, type CommentedType } from '../comment.contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';

export interface CommentsTabProps {
  type: CommentedType;
  /** Of the record. */
  id: string;
  mayComment: boolean;
  /** What else was read about the record: its history tells of comments. */
  refreshes: readonly string[];
}

/** What people say about a record, the newest first. */
export function CommentsTab({ type, id, mayComment, refreshes }: CommentsTabProps) {
  const { t } = useTranslation('collaboration-comment');
  const params = { object_type: type, id };
  const [offset, setOffset] = useState(0);
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const comments = useRead(listComments, { params, query }, { keep: true });
  const late = useIsSlow(comments.isPending);
  const { key } = useLocation();
  // Whoever comes to write says so on the way.
  const { writes } = useArrival<{ writes: boolean }>();
  const add = useWrite(addComment, { refreshes, handled: () => true });
  const shown = comments.data?.data ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      {mayComment && (
        <CommentForm
          about={params}
          label={t('comment.write')}
          verb={t('comment.send')}
          draft={`${type}-comment-${id}`}
          busy={add.isPending}
          takesFiles
          focusedAt={writes ? key : undefined}
          onSend={(said, { done, failed }) =>
            add.mutate(
              { params, body: said },
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
      {late && <HistorySkeleton />}
      {comments.data?.data.length === 0 && <EmptyState>{t('comment.empty')}</EmptyState>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <CommentThread about={params} comment={comment} refreshes={refreshes} />
          </li>
        ))}
      </Box>
      {comments.data && (
        <HistoryPaging
          offset={offset}
          shown={shown.length}
          count={comments.data.count}
          onOffset={setOffset}
        />
      )}
    </Box>
  );
}
