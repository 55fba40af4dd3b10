import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface Whereabouts {
  section: string;
  /** The one to begin at. */
  question?: string | undefined;
}

/** What `?assessment=&section=&question=` says, and the way to another section. */
export function useQuestionnaireAddress() {
  const [search, setSearch] = useSearchParams();
  const go = useCallback(
    ({ section, question }: Whereabouts, { replace = false } = {}) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('section', section);
          if (question === undefined) after.delete('question');
          else after.set('question', question);
          return after;
        },
        { replace },
      ),
    [setSearch],
  );
  const [id, section, question] = ['assessment', 'section', 'question'].map(
    (name) => search.get(name) ?? undefined,
  );
  return useMemo(() => ({ id, section, question, go }), [id, section, question, go]);
}
