import { useCallback, useMemo } from 'react';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import type { QuestionFilter } from './question-filter.rules.ts';

export interface QuestionnairePlace {
  section: string;
  /** The one to begin at. */
  question?: string | undefined;
}

/** What `?assessment=&section=&question=&mine=&open=` says, and the ways to another section and another filter. */
export function useQuestionnaireAddress() {
  const [search, change] = useAddressSearch();
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
