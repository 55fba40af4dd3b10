import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { EvidenceCardProps } from '../EvidenceOf.tsx';

// Comes with its texts once somebody looks at it.
const EvidenceOf = lazy(async () => {
  const [{ EvidenceOf }] = await Promise.all([
    import('../EvidenceOf.tsx'),
    i18next.loadNamespaces(['treatment-evidence', 'collaboration-file']),
  ]);
  return { default: EvidenceOf };
});

/** The evidence of a record of any type, and where it is added. */
export const EvidenceCard = (props: EvidenceCardProps) => (
  <Suspense>
    <EvidenceOf {...props} />
  </Suspense>
);
