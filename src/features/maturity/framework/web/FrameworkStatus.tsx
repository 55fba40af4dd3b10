import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { OwnFrameworkStatus } from '../framework-status.contract.ts';

const tones = { draft: 'neutral', published: 'success', retired: 'warning' } as const;

/** Whether a framework can be used, and how often it was published. */
export function FrameworkStatus({ status, edition }: { status: OwnFrameworkStatus; edition: number }) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  return (
    <StatusPill tone={tones[status]}>
      {t(`status.${status}`, { edition: formats.number(edition) })}
    </StatusPill>
  );
}
