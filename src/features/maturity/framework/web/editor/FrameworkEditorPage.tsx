import { useEffect } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readOwnFramework } from '../../own-framework.contract.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { FrameworkEditor } from './FrameworkEditor.tsx';
import { frameworkPaths } from '../framework-paths.ts';

/** A framework as it is written; an unknown one leads to the list. */
export function FrameworkEditorPage({ id }: { id: string }) {
  const { t } = useTranslation('maturity-framework');
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useRead(readOwnFramework, { params: { id } });
  const late = useIsSlow(isPending);
  const isUnknown = error instanceof CallFailed && error.status === 404 && data === undefined;
  useEffect(() => {
    if (!isUnknown) return;
    showSnackbar({ message: t('editor.unknown'), variant: 'warning' });
    void navigate(frameworkPaths.frameworks, { replace: true });
  }, [isUnknown, navigate, t]);
  if (data !== undefined) return <FrameworkEditor stored={data.data} onStale={() => void refetch()} />;
  if (error !== null && !isUnknown)
    return (
      <>
        <PageHeader title={t('list.title')} />
        <FailureNotice failure={error} onRetry={() => void refetch()} />
      </>
    );
  return late ? <EditorSkeleton /> : null;
}
