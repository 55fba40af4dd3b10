import type { ComponentType } from 'react';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';

/** The pill that says where a record of a kind is on its way: `words.status` of the feature's texts, or of the shared ones. */
export const recordStatus = <Status extends string>(
  feature: Namespace,
  tones: Record<Status, StatusTone>,
): ComponentType<{ status: Status }> =>
  function RecordStatus({ status }) {
    const { tOpen } = useTranslation([feature, 'record']);
    return <StatusPill tone={tones[status]}>{tOpen(`words.status.${status}`)}</StatusPill>;
  };
