import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { useDashboardView, viewAddress } from './dashboard-view.hooks.ts';
import { feature } from './maturity-dashboard.hooks.ts';
import './view-switch.css';
import { nameOfView, viewsShown, type View } from './dashboard-views.ts';

/** Chooses how the questions are looked at. Its room is kept until it is known whether there is a choice. */
export function ViewSwitch({ dashboard }: { dashboard: MaturityDashboard | undefined }) {
  const { t } = useTranslation(feature);
  const [, change] = useUrlState(viewAddress);
  const view = useDashboardView(dashboard);
  const label = useId();
  if (dashboard === undefined || view === undefined) return <div className="view-switch" />;
  const views = viewsShown(dashboard);
  if (views.length < 2) return null;
  return (
    <div className="view-switch">
      <span id={label}>{t('screen.by.label')}</span>
      <strong className="only-printed">{nameOfView(t, dashboard, view.by)}</strong>
      <ToggleButtonGroup
        exclusive
        size="small"
        className="not-printed"
        value={view.by}
        aria-labelledby={label}
        sx={{ flexWrap: 'wrap', backgroundColor: 'background.paper' }}
        onChange={(_, chosen: View['by'] | null) => {
          if (chosen !== null)
            change({ by: chosen === views[0]?.by ? undefined : chosen }, { replace: true });
        }}
      >
        {views.map(({ by }) => (
          <ToggleButton key={by} value={by} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
            {nameOfView(t, dashboard, by)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
