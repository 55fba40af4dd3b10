import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import './framework-editor.css';

/** In the shape of the editor that comes. */
export function EditorSkeleton() {
  const { t } = useTranslation('maturity-framework');
  return (
    <div className="framework-editor">
      <PageHeader title={t('list.title')} />
      <div className="framework-body">
        <div className="framework-side">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} height={36} />
          ))}
        </div>
        <div className="framework-part">
          <Skeleton variant="rounded" height={72} />
          {[0, 1, 2, 3, 4].map((at) => (
            <Skeleton key={at} height={48} />
          ))}
        </div>
      </div>
    </div>
  );
}
