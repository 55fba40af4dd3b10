import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { dashboardLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { OwnFrameworkInAddress } from '#features/maturity/framework/web/shared/OwnFrameworkInAddress.tsx';
import { OwnFrameworkTabs } from '#features/maturity/framework/web/shared/OwnFrameworkTabs.tsx';
import { feature } from './maturity-dashboard.hooks.ts';
import { MaturityDashboardPage } from './MaturityDashboardPage.tsx';

/** The dashboard of one of the organisation's own frameworks, and the ways to those of the others. */
export function OwnDashboardPage() {
  const { t } = useTranslation(feature);
  return (
    <OwnFrameworkInAddress title={t('screen.title.own')} link={dashboardLink}>
      {(framework) => (
        <>
          <OwnFrameworkTabs framework={framework} link={dashboardLink} />
          <MaturityDashboardPage />
        </>
      )}
    </OwnFrameworkInAddress>
  );
}
