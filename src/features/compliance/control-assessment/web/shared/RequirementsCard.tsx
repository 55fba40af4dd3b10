import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { RequirementsOfProps } from '../linked/RequirementsOf.tsx';

// Comes with its texts once somebody looks at it.
const RequirementsOf = lazy(async () => {
  const [{ RequirementsOf }] = await Promise.all([
    import('../linked/RequirementsOf.tsx'),
    i18next.loadNamespaces(['compliance-control-assessment', 'compliance-assessment']),
  ]);
  return { default: RequirementsOf };
});

/** What standards ask of a record: nothing where nobody linked it. */
export const RequirementsCard = (props: RequirementsOfProps) => (
  <Suspense>
    <RequirementsOf {...props} />
  </Suspense>
);
