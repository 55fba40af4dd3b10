import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import '#platform/web/ui/dashboard/dashboard.css';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { ComplianceFigures } from '#features/compliance/figure/figure.contract.ts';
import './compliance-figures.css';

/** Coverage, compliance, what is assessed and what is proven, side by side: each with the sentence that says why it is what it is. */
export function ComplianceFigureCards({ figures }: { figures: ComplianceFigures }) {
  const { t } = useTranslation('compliance-assessment');
  const percent = usePercent();
  const sentences = useSentences(figures);
  return (
    <section className="compliance-figures" aria-label={t('page.figures')}>
      {(['coverage', 'compliance', 'of_assessed', 'proven'] as const).map((figure) => (
        <div key={figure} className="dashboard-card key-figure">
          <div className="key-figure-body">
            <h2 className="key-figure-label">{t(`figure.${figure}`)}</h2>
            <span className="key-figure-value">{percent(figures[figure])}</span>
            <p className="key-figure-note">{sentences[figure]}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

function useSentences(figures: ComplianceFigures) {
  const { t } = useTranslation('compliance-assessment');
  const formats = useFormats();
  const percent = usePercent();
  const { applicable, assessed, not_applicable, compliance, proven } = figures;
  if (applicable === 0) {
    const none = t('page.nothing_applies');
    return { coverage: none, compliance: none, of_assessed: none, proven: none };
  }
  const counts = {
    applicable: formats.number(applicable),
    assessed: formats.number(assessed),
    compliant: formats.number(figures.compliant),
    partial: formats.number(figures.partial),
    non_compliant: formats.number(figures.non_compliant),
    open: formats.number(applicable - assessed),
  };
  const missing = (compliance ?? 0) - (proven ?? 0);
  return {
    coverage: [
      t('why.coverage', counts),
      ...(not_applicable > 0 ? [t('page.not_applicable', { count: not_applicable })] : []),
    ].join(' '),
    compliance: t('why.compliance', counts),
    of_assessed: assessed === 0 ? t('page.nothing_assessed') : t('why.of_assessed', counts),
    proven: missing > 0 ? t('why.proven', { missing: percent(missing) }) : t('why.proven_whole'),
  };
}
