import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SecurityTab } from './SecurityTab.tsx';

/** The security rules on a page of their own. */
export function SecurityPage() {
  const { t } = useTranslation('organisation-security');
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <SecurityTab />
    </>
  );
}
