import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature, useLevelText, useQuestionsLink } from './maturity-dashboard.hooks.ts';
import { madeOf, viewsShown } from './dashboard-views.ts';

/** The numbers on top: where it stands, where it is to go, and how much of it was answered. */
export function KeyFigures({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const formats = useFormats();
  const text = useLevelText();
  const overall = dashboard?.overall;
  const why = (...figures: string[]) => ({ figures, request, feature });
  const applying = overall === undefined ? 0 : overall.questions - overall.not_applicable;
  const change = (): string | undefined => {
    if (overall === undefined || overall.current === null) return undefined;
    const percent = text.percent(overall.percent);
    const { change: since } = overall;
    if (since === null) return t('screen.of_scale', { percent });
    const kind = since === 0 ? 'same' : since > 0 ? 'higher' : 'lower';
    return t(`screen.${kind}`, { percent, change: text.level(Math.abs(since)) });
  };
  return (
    <section aria-label={t('screen.figures')} className="dashboard-figures">
      <KeyFigure
        label={t('screen.current')}
        value={overall && text.level(overall.current)}
        note={change()}
        why={why('current')}
      />
      <KeyFigure
        label={t('screen.desired')}
        value={overall && text.level(overall.desired)}
        note={overall === undefined || overall.desired === null ? undefined : t('screen.of_both_levels')}
        why={why('desired')}
      />
      <KeyFigure
        label={t('screen.gap')}
        value={overall && text.level(overall.gap)}
        note={t('screen.no_difference')}
        why={why('gap')}
      />
      <KeyFigure
        label={t('screen.coverage')}
        value={overall && text.percent(overall.coverage)}
        note={
          overall &&
          t('screen.answered_of', {
            answered: formats.number(overall.answered),
            questions: formats.number(applying),
          })
        }
        why={why('coverage')}
      />
      <LastFigure dashboard={dashboard} why={why} />
    </section>
  );
}

interface LastFigureProps {
  dashboard: MaturityDashboard | undefined;
  why: (...figures: string[]) => {
    figures: string[];
    request: CardProps['request'];
    feature: typeof feature;
  };
}

/** NIST says a tier besides. Elsewhere it is how many departments the figures are made of, or where one is widest off. */
function LastFigure({ dashboard, why }: LastFigureProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const text = useLevelText();
  const linkTo = useQuestionsLink();
  if (dashboard !== undefined && dashboard.tier !== null)
    return (
      <KeyFigure
        label={t('screen.tier')}
        value={formats.number(dashboard.tier.value)}
        note={dashboard.tier.name}
        why={why('tier')}
      />
    );
  const { departments, hasOwn, several } = madeOf(dashboard);
  if (dashboard !== undefined && several)
    return (
      <KeyFigure
        label={t('screen.departments_shown')}
        value={formats.number(departments)}
        note={[
          t('screen.of_all', {
            all: formats.number(dashboard.departments.filter(({ id }) => id !== null).length),
          }),
          ...(hasOwn ? [t('screen.own_beside')] : []),
        ].join(' ')}
        why={why('departments')}
      />
    );
  const view = dashboard && viewsShown(dashboard)[0];
  const [widest] = (view?.rows ?? []).toSorted((one, other) => (other.gap ?? 0) - (one.gap ?? 0));
  return (
    <KeyFigure
      label={t('screen.widest_gap')}
      value={dashboard && text.level(widest?.gap ?? null)}
      note={widest?.name}
      href={view && widest && linkTo(`${view.by}:${widest.code}`)}
      why={why(view?.by ?? 'section')}
    />
  );
}
