import type { TextFunction } from '#platform/web/language/text-keys.ts';
import { useCallback, useMemo } from 'react';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import {
  besidesLevels,
  listShownQuestions,
  type MaturityDashboard,
} from '../../maturity-dashboard.contract.ts';
import { partQuery, readPart, type NamedPart } from './parts.ts';

/** The part of a picture whose questions are open, and the way to close them. */
export function usePartInAddress(): [part: NamedPart | undefined, close: () => void] {
  const [search, change] = useAddressSearch();
  const named = search.get('questions');
  const part = useMemo(() => readPart(named), [named]);
  const close = useCallback(() => change({ questions: undefined }), [change]);
  return [part, close];
}

/** The questions of that part, of the unit that is shown. */
export function useQuestionsBehind(
  { framework, framework_id }: Pick<MaturityDashboard, 'framework' | 'framework_id'>,
  part: NamedPart,
  dpt: string | undefined,
  limit: number,
) {
  const query = {
    limit: String(limit),
    ...(framework_id !== null && { framework_id }),
    ...(dpt !== undefined && { dpt }),
    ...partQuery(part),
  };
  return useRead(listShownQuestions, { params: { framework }, query }, { keep: true });
}

/** What the part is called. */
export function titleOf(
  t: TextFunction<'maturity-dashboard'>,
  number: (value: number) => string,
  dashboard: MaturityDashboard,
  part: NamedPart,
): string {
  if (part.by !== undefined) {
    const rows =
      part.by === 'section' ? dashboard.sections : dashboard.groups.find(({ by }) => by === part.by)?.rows;
    const row = rows?.find(({ code }) => code === part.code);
    if (row === undefined) return t('screen.questions.all');
    return part.by === 'section' ? `${row.code} ${row.name}` : row.name;
  }
  const { level, which } = part;
  const beside = besidesLevels.find((one) => one === level);
  const words =
    beside === undefined
      ? t('screen.level_name', {
          level: number(Number(level)),
          name: dashboard.level_distribution.datasets.find(({ code }) => code === level)?.label ?? '',
        })
      : t(`maturity:words.${beside}`);
  return t('screen.questions.at', { which: t(`maturity:words.${which}`), level: words });
}
