import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { ActivityLogTab } from './ActivityLogTab.tsx';

/** The activity log on a page of its own. */
export function ActivityLogPage() {
  const { t } = useTranslation('organisation-activity-log');
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <ActivityLogTab />
    </>
  );
}
