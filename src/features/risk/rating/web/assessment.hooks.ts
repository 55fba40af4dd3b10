import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/calling/call.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { assessRisk, type Assessed, type Rating } from '../risk-assessment.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';

const pause = 500;

/** What the server says would follow from a rating, asked once somebody has paused; nothing is written. */
export function useRatingPreview(risk: Risk, rating: Rating | undefined): Assessed | undefined {
  const text = rating === undefined ? undefined : JSON.stringify(rating);
  const [settledText, settleText] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => settleText(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const preview = useQuery<Assessed, Failure>({
    queryKey: ['risk-foretold', risk.id, risk.version, settledText],
    queryFn: async ({ signal }) => {
      const body = { ...(JSON.parse(settledText ?? '{}') as Rating), version: risk.version };
      const sent = { params: { id: risk.id }, query: { dry_run: '1' as const }, body };
      return (await call(assessRisk, sent, { signal })).data;
    },
    enabled: settledText !== undefined && settledText === text,
    retry: false,
  });
  return settledText === text ? preview.data : undefined;
}
