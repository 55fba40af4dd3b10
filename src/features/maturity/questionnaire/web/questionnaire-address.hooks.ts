import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QuestionFilter } from './question-filter.rules.ts';

export interface QuestionnairePlace {
  section: string;
  /** The one to begin at. */
  question?: string | undefined;
}

/** What `?assessment=&section=&question=&mine=&open=` says, and the ways to another section and another filter. */
export function useQuestionnaireAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (part: Record<string, string | undefined>, options: { replace: boolean }) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part))
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        return after;
      }, options),
    [setSearch],
  );
  const go = useCallback(
    ({ section, question }: QuestionnairePlace, { replace = false } = {}) =>
      change({ section, question }, { replace }),
    [change],
  );
  const narrow = useCallback(
    ({ mine, open }: QuestionFilter, section?: string) =>
      change(
        {
          mine: inAddress(mine),
          open: inAddress(open),
          question: undefined,
          ...(section !== undefined && { section }),
        },
        { replace: true },
      ),
    [change],
  );
  const [id, section, question] = ['assessment', 'section', 'question'].map(
    (name) => search.get(name) ?? undefined,
  );
  const [mine, open] = [search.get('mine') === '1', search.get('open') === '1'];
  return useMemo(
    () => ({ id, section, question, filter: { mine, open }, go, narrow }),
    [id, section, question, mine, open, go, narrow],
  );
}

const inAddress = (isOn: boolean) => (isOn ? '1' : undefined);

/** A filter at the end of a link that names an assessment. */
export const filterInLink = ({ mine, open }: QuestionFilter): string =>
  `${mine ? '&mine=1' : ''}${open ? '&open=1' : ''}`;
