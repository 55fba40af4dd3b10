import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useUrlState } from '#platform/web/use-url-state.ts';
import { lookedAtBy, type MaturityDashboard } from '#features/maturity/maturity-dashboard.contract.ts';
import { feature } from './maturity-dashboard.hooks.ts';
import { nameOfView, viewsShown, type View } from './views.ts';

const address = z.object({ by: z.optional(z.enum(lookedAtBy)) });

/** How the questions are looked at now, by the radar and by the bars alike: the address says it. */
export function useView(dashboard: MaturityDashboard | undefined): View | undefined {
  const [, , { by }] = useUrlState(address);
  const views = dashboard === undefined ? [] : viewsShown(dashboard);
  return views.find((view) => view.by === by) ?? views[0];
}

/** Chooses how the questions are looked at. */
export function ViewSwitch({ dashboard, view }: { dashboard: MaturityDashboard; view: View }) {
  const { t } = useTranslation(feature);
  const [, change] = useUrlState(address);
  const views = viewsShown(dashboard);
  if (views.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view.by}
      aria-label={t('screen.by.label')}
      sx={{ flexWrap: 'wrap' }}
      onChange={(_, chosen: View['by'] | null) => {
        if (chosen !== null) change({ by: chosen === views[0]?.by ? undefined : chosen }, { replace: true });
      }}
    >
      {views.map(({ by }) => (
        <ToggleButton key={by} value={by} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
          {nameOfView(t, dashboard, by)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
