import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { CommentsTabProps } from '../CommentsTab.tsx';

// Comes with its texts once somebody wants to read or write one.
const CommentsTab = lazy(async () => {
  const [{ CommentsTab }] = await Promise.all([
    import('../CommentsTab.tsx'),
    i18next.loadNamespaces(['collaboration-comment', 'collaboration-file']),
  ]);
  return { default: CommentsTab };
});

/** What people say about a record of any type, and where they say it. */
export const Comments = (props: CommentsTabProps) => (
  <Suspense>
    <CommentsTab {...props} />
  </Suspense>
);
