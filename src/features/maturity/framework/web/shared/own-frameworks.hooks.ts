import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listFrameworks } from '../../framework-list.contract.ts';
import type { FrameworkInView } from './maturity-paths.ts';

/** The organisation's own frameworks that there are or were assessments by: what is only written is for those who write it. */
export function useOwnFrameworks({ enabled = true } = {}) {
  const read = useRead(listFrameworks, undefined, { enabled });
  const own = useMemo(
    () => read.data?.data.filter(({ framework, status }) => framework === 'custom' && status !== 'draft'),
    [read.data],
  );
  return { own, error: read.error, retry: () => void read.refetch() };
}

/** What a framework is called in short; nothing while the name of an own one is not known yet. */
export function useFrameworkName({ framework, framework_id }: FrameworkInView): string {
  const { t } = useTranslation('maturity');
  const { own } = useOwnFrameworks({ enabled: framework === 'custom' });
  if (framework !== 'custom') return t(`words.framework.${framework}`);
  return own?.find(({ id }) => id === framework_id)?.name ?? '';
}

/** Whether a new assessment can be by it: one of the organisation's own may be retired. */
export function useIsOffered({ framework, framework_id }: FrameworkInView): boolean {
  const { own } = useOwnFrameworks({ enabled: framework === 'custom' });
  return framework !== 'custom' || own?.find(({ id }) => id === framework_id)?.status === 'published';
}
