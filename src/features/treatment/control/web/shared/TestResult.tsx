import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { TestResult as Result } from '../../control-status.contract.ts';

const tones: Record<Result, StatusTone> = {
  pass: 'success',
  pass_with_exceptions: 'warning',
  fail: 'error',
  inconclusive: 'neutral',
};

/** What a test found. */
export function TestResult({ result }: { result: Result }) {
  const { t } = useTranslation('treatment-control');
  return <StatusPill tone={tones[result]}>{t(`words.result.${result}`)}</StatusPill>;
}
