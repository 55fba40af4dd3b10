import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import type { Sent } from '#platform/contract/endpoint.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { previewFreshnessRule } from '../freshness.contract.ts';

type Asked = Sent<typeof previewFreshnessRule>['body'];

/** Milliseconds without a keystroke after which it is asked. */
const pause = 400;

/** The same once nobody has typed for a moment. */
function useSettled(asked: Asked | undefined): Asked | undefined {
  const said = JSON.stringify(asked);
  const [settled, settle] = useState(said);
  useEffect(() => {
    const waiting = setTimeout(() => settle(said), pause);
    return () => clearTimeout(waiting);
  }, [said]);
  return settled === undefined ? undefined : (JSON.parse(settled) as Asked);
}

interface RulePreviewProps {
  asked: Asked | undefined;
  /** It is being written, or was: what would have followed stays, and is not asked anew. */
  isSending: boolean;
}

/** What would follow today from a rule; nothing is written. */
export function RulePreview({ asked, isSending }: RulePreviewProps) {
  const { t } = useTranslation('compliance-freshness');
  const formats = useFormats();
  const settled = useSettled(asked);
  const isAsked = asked !== undefined && settled !== undefined;
  const read = useRead(
    previewFreshnessRule,
    { body: settled ?? {} },
    { enabled: isAsked && !isSending, keep: true },
  );
  const found = isAsked ? read.data?.data : undefined;
  const counted = (of: 'stale' | 'falling' | 'rising', count: number) =>
    t(`preview.${of}`, { count, number: formats.number(count) });
  if (isAsked && read.error)
    return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
  return (
    <Alert
      severity={found !== undefined && found.assessments_falling > 0 ? 'warning' : 'info'}
      variant="outlined"
      role="status"
    >
      <AlertTitle>{t('preview.title')}</AlertTitle>
      {!isAsked && t('preview.incomplete')}
      {isAsked && found === undefined && t('preview.looking')}
      {found !== undefined && (
        <>
          <div>
            {counted('stale', found.stale)} {t('preview.now', { number: formats.number(found.stale_now) })}
          </div>
          {found.assessments_falling > 0 && (
            <div>
              {counted('falling', found.assessments_falling)}{' '}
              {t('preview.controls', { number: formats.number(found.controls_falling) })}
            </div>
          )}
          {found.assessments_rising > 0 && (
            <div>
              {counted('rising', found.assessments_rising)}{' '}
              {t('preview.controls', { number: formats.number(found.controls_rising) })}
            </div>
          )}
          {found.assessments_falling === 0 && found.assessments_rising === 0 && (
            <div>{t('preview.nothing')}</div>
          )}
        </>
      )}
    </Alert>
  );
}
