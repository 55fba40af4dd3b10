import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import {
  shownFigures,
  type ComplianceDashboard,
  type ShownFigure,
} from '../compliance-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature } from './compliance-dashboard.hooks.ts';
import { linkOfOnly } from './dashboard-links.ts';
import './compliance-dashboard.css';

/** Coverage, compliance, of assessed and proven: never one without the others. */
export function KeyFigures({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'compliance-assessment']);
  const percent = usePercent();
  const notes = useNotes(dashboard);
  return (
    <section aria-label={t('screen.figures')} className="dashboard-figures compliance-key-figures">
      {shownFigures.map((figure) => (
        <KeyFigure
          key={figure}
          label={t(`compliance-assessment:figure.${figure}`)}
          value={dashboard && percent(dashboard.summary[figure])}
          note={notes?.[figure]}
          href={dashboard && linkOfOnly(dashboard)}
          why={{ figures: [figure], request, feature }}
        />
      ))}
    </section>
  );
}

function useNotes(dashboard: ComplianceDashboard | undefined): Record<ShownFigure, string> | undefined {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const percent = usePercent();
  if (dashboard === undefined) return undefined;
  const { applicable, assessed, compliant, partial, non_compliant, compliance, proven, counts } =
    dashboard.summary;
  if (applicable === 0) {
    const nothing = t('screen.note.nothing');
    return { coverage: nothing, compliance: nothing, of_assessed: nothing, proven: nothing };
  }
  const missing = (compliance ?? 0) - (proven ?? 0);
  return {
    coverage: t('screen.note.coverage', {
      assessed: formats.number(assessed),
      applicable: formats.number(applicable),
    }),
    compliance: t('screen.note.compliance', {
      compliant: formats.number(compliant),
      partial: formats.number(partial),
      non_compliant: formats.number(non_compliant),
    }),
    of_assessed:
      counts.not_assessed === 0
        ? t('screen.note.of_assessed_whole')
        : t('screen.note.of_assessed', { open: formats.number(counts.not_assessed) }),
    proven:
      missing > 0 ? t('screen.note.proven', { missing: percent(missing) }) : t('screen.note.proven_whole'),
  };
}
