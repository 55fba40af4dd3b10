import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { CardProps } from './card-props.ts';
import { feature } from './compliance-dashboard.hooks.ts';
import { RowsCard } from './RowsCard.tsx';

const words = {
  expired: { over: 'screen.expired_on', soon: 'screen.expires_on' },
  stale: { over: 'screen.stale_since', soon: 'screen.stale_on' },
} as const;

/** Evidence that proves nothing any more, or is too old, or will be soon. */
export function ExpiringCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const { count = 0, data = [] } = dashboard?.expiring_evidence ?? {};
  return (
    <RowsCard
      title={t('screen.expiring')}
      figure="expiring_evidence"
      request={request}
      columns={[t('screen.columns.evidence'), t('screen.columns.controls')]}
      none={t('screen.no_expiring')}
      rows={
        dashboard &&
        data.map(({ id, ref, name, on, becomes, is_over, controls }) => ({
          id,
          code: ref,
          title: name,
          href: recordPath('evidence', id) ?? undefined,
          where: t(words[becomes][is_over ? 'over' : 'soon'], { day: formats.day(on) }),
          cells: [formats.number(controls)],
        }))
      }
    >
      {count > data.length && (
        <p className="compliance-rows-all">
          {t('screen.first_of', { shown: formats.number(data.length), count: formats.number(count) })}
        </p>
      )}
    </RowsCard>
  );
}
