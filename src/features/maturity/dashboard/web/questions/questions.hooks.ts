import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { TextFunction } from '#platform/web/language/text-keys.ts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import {
  besidesLevels,
  listShownQuestions,
  lookedAtBy,
  type LookedAtBy,
  type MaturityDashboard,
} from '../../maturity-dashboard.contract.ts';

/** A part of a picture, as the address names it. */
export type NamedPart =
  | { by: LookedAtBy; code: string; which?: undefined }
  | { which: 'current' | 'desired'; level: Bar; by?: undefined };

const bars = ['0', '1', '2', '3', '4', '5', ...besidesLevels] as const;
type Bar = (typeof bars)[number];

/** What `?questions=` names, where it names anything. */
function readPart(named: string | null): NamedPart | undefined {
  const [kind = '', code = ''] = named?.split(':') ?? [];
  const by = lookedAtBy.find((one) => one === kind);
  if (by !== undefined && code !== '') return { by, code: cutText(code, 60) };
  const level = bars.find((one) => one === code);
  return (kind === 'current' || kind === 'desired') && level !== undefined
    ? { which: kind, level }
    : undefined;
}

/** The part of a picture whose questions are open, and the way to close them. */
export function usePartInAddress(): [part: NamedPart | undefined, close: () => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('questions');
  const part = useMemo(() => readPart(named), [named]);
  const close = useCallback(
    () =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.delete('questions');
        return after;
      }),
    [setSearch],
  );
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
    ...(part.by === undefined ? { which: part.which, level: part.level } : { by: part.by, code: part.code }),
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
