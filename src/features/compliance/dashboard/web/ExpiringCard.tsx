import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { CardProps } from './card-props.ts';
import { feature } from './compliance-dashboard.hooks.ts';
import { RowsCard } from './RowsCard.tsx';

/** Evidence that proves nothing any more, or will not soon. */
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
        data.map(({ id, ref, name, expires_on, is_expired, controls }) => ({
          id,
          code: ref,
          title: name,
          href: recordPath('evidence', id) ?? undefined,
          where: t(is_expired ? 'screen.expired_on' : 'screen.expires_on', { day: formats.day(expires_on) }),
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
