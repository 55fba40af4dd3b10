import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { levelBases, type LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import { type Cell } from '#features/risk/model/risk-level.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { CountedCell } from '#features/risk/model/web/shared/MatrixCellShape.tsx';
import { RiskMatrix } from '#features/risk/model/web/shared/RiskMatrix.tsx';
import type { RiskDashboard } from '../risk-dashboard.contract.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { besideRows, cellRows } from './figure-rows.ts';
import { explainedBy, type LinkTo } from './risk-dashboard.hooks.ts';

interface MatrixCardProps {
  dashboard: RiskDashboard | undefined;
  dpt: string | undefined;
  linkTo: LinkTo;
}

const address = z.object({ basis: z._default(z.enum(levelBases), 'current') });

/** The matrix with the number of open risks in each cell, by one of the three ratings. */
export function MatrixCard({ dashboard, dpt, linkTo }: MatrixCardProps) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
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
    const linkOf = (cell: Cell) => linkTo(cellRows(basis, cell));
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
        <BasisToggle
          basis={basis}
          onBasis={(chosen) =>
            change({ basis: chosen === 'current' ? undefined : chosen }, { replace: true })
          }
        />
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
      legend: dashboard && <BesideMatrix matrix={dashboard.risk_matrix} basis={basis} linkTo={linkTo} />,
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

interface BasisToggleProps {
  basis: LevelBasis;
  onBasis: (basis: LevelBasis) => void;
}

/** By which of its ratings a risk stands in the matrix. */
function BasisToggle({ basis, onBasis }: BasisToggleProps) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={basis}
      aria-label={t('screen.basis')}
      onChange={(_, chosen: LevelBasis | null) => {
        if (chosen !== null) onBasis(chosen);
      }}
    >
      {levelBases.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
          {t(`risk:words.basis.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface BesideMatrixProps {
  matrix: RiskDashboard['risk_matrix'];
  basis: LevelBasis;
  linkTo: LinkTo;
}

/** The open risks that stand in no cell, each once: with the cells they are all that is open. */
function BesideMatrix({ matrix: { beside }, basis, linkTo }: BesideMatrixProps) {
  const { t } = useTranslation('risk-dashboard');
  const formats = useFormats();
  const rows = besideRows(basis);
  const left = [
    { why: 'unrated', count: beside.unrated[basis], label: t(`screen.beside.unrated.${basis}`) },
    { why: 'older_model', count: beside.older_model, label: t('screen.beside.older_model') },
    { why: 'avoided', count: beside.avoided, label: t('screen.beside.avoided') },
  ] as const;
  const named = left.filter(({ count }) => count > 0);
  if (named.length === 0) return null;
  return (
    <p className="chart-notes">
      {t('screen.beside.label')}
      {named.map(({ why, count, label }) => (
        <Link key={why} to={linkTo(rows[why])}>
          {label} <bdi>{formats.number(count)}</bdi>
        </Link>
      ))}
    </p>
  );
}
