import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { FindingsOfProps } from '../list/FindingsOf.tsx';

// Comes with its texts once somebody looks at it.
const FindingsOf = lazy(async () => {
  const [{ FindingsOf }] = await Promise.all([
    import('../list/FindingsOf.tsx'),
    i18next.loadNamespaces(['compliance-finding']),
  ]);
  return { default: FindingsOf };
});

/** The findings of an assessment, or of one of its controls, and where one is raised. */
export const FindingsCard = (props: FindingsOfProps) => (
  <Suspense>
    <FindingsOf {...props} />
  </Suspense>
);
