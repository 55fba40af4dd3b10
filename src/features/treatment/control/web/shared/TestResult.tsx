import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { TestResult as Result } from '../../control-status.contract.ts';

const tones: Record<Result, StatusTone> = {
  pass: 'success',
  pass_with_exceptions: 'warning',
  fail: 'error',
  inconclusive: 'neutral',
};

/** What a test found; `isShort` where little room is left for it. */
export function TestResult({ result, isShort = false }: { result: Result; isShort?: boolean }) {
  const { t } = useTranslation('treatment-control');
  const name = t(`words.result.${result}`);
  if (isShort && result === 'pass_with_exceptions')
    return (
      <span title={name}>
        <StatusPill tone={tones[result]}>{t('words.with_exceptions')}</StatusPill>
      </span>
    );
  return <StatusPill tone={tones[result]}>{name}</StatusPill>;
}
