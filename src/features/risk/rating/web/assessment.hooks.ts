import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/calling/call.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { assessRisk, type Assessed, type Rating } from '../risk-assessment.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';

const pause = 500;

/** What the server says would follow from a rating, asked once somebody has paused; nothing is written. */
export function useForetold(risk: Risk, rating: Rating | undefined): Assessed | undefined {
  const text = rating === undefined ? undefined : JSON.stringify(rating);
  const [asked, ask] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => ask(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const foretold = useQuery<Assessed, Failure>({
    queryKey: ['risk-foretold', risk.id, risk.version, asked],
    queryFn: async ({ signal }) => {
      const body = { ...(JSON.parse(asked ?? '{}') as Rating), version: risk.version };
      const sent = { params: { id: risk.id }, query: { dry_run: '1' as const }, body };
      return (await call(assessRisk, sent, { signal })).data;
    },
    enabled: asked !== undefined && asked === text,
    retry: false,
  });
  return asked === text ? foretold.data : undefined;
}
