import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { AttachmentsProps } from '../AttachmentsList.tsx';

// Comes with its texts once somebody looks at it.
const AttachmentsList = lazy(async () => {
  const [{ AttachmentsList }] = await Promise.all([
    import('../AttachmentsList.tsx'),
    i18next.loadNamespaces('collaboration-file'),
  ]);
  return { default: AttachmentsList };
});

/** The files of a record of any type, and where they are added. */
export const Attachments = (props: AttachmentsProps) => (
  <Suspense>
    <AttachmentsList {...props} />
  </Suspense>
);
