import { useTranslation } from '#platform/web/language/texts.hooks.ts';

const services = ['risk', 'compliance', 'maturity'] as const;
const points = ['one', 'two', 'three'] as const;

const drawings = {
  risk: (
    <>
      {[0, 1, 2].map((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row} ${column}`}
            className={`matrix-level-${Math.min(3, column + 2 - row)}`}
            x={column * 22 + 1}
            y={row * 22 + 1}
            width="20"
            height="20"
            rx="4"
          />
        )),
      )}
      <circle className="drawing-ink" cx="33" cy="33" r="6" />
    </>
  ),
  compliance: [8, 33, 58].map((y, at) => (
    <g key={y}>
      <rect className="drawing-soft" x="24" y={y - 4} width={at === 1 ? 34 : 42} height="8" rx="4" />
      <path
        className={at === 2 ? 'drawing-amber' : 'drawing-line'}
        d={at === 2 ? `M3 ${y}h11` : `M3 ${y}l4 4 8-9`}
      />
    </g>
  )),
  maturity: (
    <>
      <path className="drawing-soft-line" d="M33 3l28.5 20.7-10.9 33.6H15.4L4.5 23.7z" />
      <path className="drawing-soft-line" d="M33 18l14.3 10.4-5.5 16.8H24.2l-5.5-16.8z" />
      <path className="drawing-fill" d="M33 10l19 16.800-7 21-20-2-14-21z" />
      <path className="drawing-line" d="M33 10l19 16.800-7 21-20-2-14-21z" />
    </>
  ),
} as const;

/** Risk, Compliance and Maturity (specification 1). */
export function ServicesSection() {
  const { t } = useTranslation('public-site-home');
  return (
    <section className="site-section" id="services" tabIndex={-1}>
      <div className="section-head">
        <h2>{t('services.title')}</h2>
      </div>
      <div className="columns three">
        {services.map((service) => (
          <article key={service} className="service">
            <svg className="drawing" viewBox="0 0 66 66" width="66" height="66" aria-hidden="true">
              {drawings[service]}
            </svg>
            <h3>{t(`services.${service}.title`)}</h3>
            <p>{t(`services.${service}.text`)}</p>
            <ul className="ticks">
              {points.map((point) => (
                <li key={point}>{t(`services.${service}.${point}`)}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
