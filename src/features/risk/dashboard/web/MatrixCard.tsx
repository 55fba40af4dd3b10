import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Cell } from '#features/risk/model/risk-level.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { CountedCell } from '#features/risk/model/web/shared/MatrixCellShape.tsx';
import { RiskMatrix } from '#features/risk/model/web/shared/RiskMatrix.tsx';
import type { RiskDashboard } from '../risk-dashboard.contract.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { explainedBy, type LinkTo } from './risk-dashboard.hooks.ts';

interface MatrixCardProps {
  dashboard: RiskDashboard | undefined;
  dpt: string | undefined;
  linkTo: LinkTo;
}

const address = z.object({ basis: z._default(z.enum(bases), 'residual') });

/** The matrix with the number of open risks in each cell, by one of the three ratings. */
export function MatrixCard({ dashboard, dpt, linkTo }: MatrixCardProps) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  const formats = useFormats();
  const words = useModelWords();
  const [, change, { basis }] = useUrlState(address);
  const draw = () => {
    const levels = new Map(dashboard?.risk_stats.by_level.map((level) => [level.level, level]));
    const likelihood = dashboard?.risk_matrix.likelihood_steps.map(words.stepName) ?? [];
    const consequence = dashboard?.risk_matrix.consequence_steps.map(words.stepName) ?? [];
    const cells = (dashboard?.risk_matrix.cells ?? []).map(({ level, colour, ...cell }): CountedCell => {
      const named = levels.get(level) ?? { code: String(level), name: null };
      return {
        likelihood: cell.likelihood,
        consequence: cell.consequence,
        count: cell[`count_${basis}`],
        level: { index: level, colour, name: words.levelName(named), short: words.levelShort(named) },
      };
    });
    const linkOf = ({ likelihood: l, consequence: c }: Cell) =>
      linkTo({ cell: { basis, likelihood: l, consequence: c }, status: 'open' });
    const label = t('screen.matrix_label', { basis: t(`risk:words.basis.${basis}`) });
    const rows = likelihood
      .map((name, step) => ({
        id: String(step),
        name,
        cells: cells.filter((cell) => cell.likelihood === step + 1),
      }))
      .toReversed();
    return {
      controls: (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={basis}
          aria-label={t('screen.basis')}
          onChange={(_, chosen: (typeof bases)[number] | null) => {
            if (chosen !== null)
              change({ basis: chosen === 'residual' ? undefined : chosen }, { replace: true });
          }}
        >
          {bases.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
              {t(`risk:words.basis.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ),
      picture: (
        <RiskMatrix
          likelihood={likelihood}
          consequence={consequence}
          cells={cells}
          label={label}
          linkOf={linkOf}
        />
      ),
      table: (
        <FigureTable
          label={label}
          columns={[t('screen.columns.likelihood'), ...consequence]}
          rows={rows.map(({ id, name, cells: inRow }) => ({
            id,
            name,
            values: inRow.map(({ count }) => count),
          }))}
          linkOf={(row, column) => {
            const cell = rows[row]?.cells[column];
            return cell && linkOf(cell);
          }}
        />
      ),
      legend: (
        <div className="chart-notes">
          {dashboard !== undefined && dashboard.risk_stats.unrated > 0 && (
            <Link to={linkTo({ flag: ['unrated'] })}>
              {t('screen.unrated', { count: dashboard.risk_stats.unrated })}
            </Link>
          )}
          {dashboard?.risk_stats.rated_with_older_model.map(({ version, count }) => (
            <Link key={version} to={linkTo({ flag: ['older_model'], status: 'open' })}>
              {t('screen.older', { count, version: formats.number(version) })}
            </Link>
          ))}
        </div>
      ),
    };
  };
  return (
    <ChartCard
      title={t('screen.matrix')}
      why={{ figures: ['risk_matrix'], ...explainedBy(dpt), href: linkTo({ status: 'open' }) }}
      draw={draw}
      waiting={dashboard === undefined}
      height={{ xs: 390, md: 440 }}
      room={{ xs: 454, md: 504 }}
    />
  );
}
