import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EditorSkeleton } from './editor/EditorSkeleton.tsx';
import { FrameworkList } from './list/FrameworkList.tsx';

const FrameworkEditorPage = lazy(async () => ({
  default: (await import('./editor/FrameworkEditorPage.tsx')).FrameworkEditorPage,
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
