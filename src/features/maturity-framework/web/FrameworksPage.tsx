import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { useUrlState } from '#platform/web/use-url-state.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { FrameworkList } from './FrameworkList.tsx';

const FrameworkEditorPage = lazy(async () => ({
  default: (await import('./FrameworkEditorPage.tsx')).FrameworkEditorPage,
}));

const address = z.object({ framework: z.optional(z.uuid()) });

/** The organisation's own frameworks; the one that `?framework=` names is open to be written. */
export function FrameworksPage() {
  const [, , { framework }] = useUrlState(address);
  if (framework === undefined) return <FrameworkList />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <FrameworkEditorPage key={framework} id={framework} />
    </Suspense>
  );
}
