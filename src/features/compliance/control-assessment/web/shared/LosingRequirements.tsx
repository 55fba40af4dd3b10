import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { LosingOfProps } from '../linked/LosingOf.tsx';

// Comes with its texts once a control is to be retired that answers stand on.
const LosingOf = lazy(async () => {
  const [{ LosingOf }] = await Promise.all([
    import('../linked/LosingOf.tsx'),
    i18next.loadNamespaces(['compliance-control-assessment', 'compliance-assessment']),
  ]);
  return { default: LosingOf };
});

/** Which answers of open assessments lose a control. */
export const LosingRequirements = (props: LosingOfProps) => (
  <Suspense>
    <LosingOf {...props} />
  </Suspense>
);
