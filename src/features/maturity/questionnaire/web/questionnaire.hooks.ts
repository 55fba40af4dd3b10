import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/web/calling/query-client.ts';
import { reading, useRead } from '#platform/web/calling/endpoint.hooks.ts';
import {
  readAssessment,
  type Assessment,
  type AssessedQuestion,
  type AssessedSection,
} from '#features/maturity/assessment/assessment.contract.ts';
import { answerOf } from '#features/maturity/assessment/answer.rules.ts';
import { storeServerAnswers } from './answers/answer-store.ts';
import { sentAnswers, startSending } from './answers/answer-sender.ts';

type Reply = { data: Assessment; message: string };

const isReadOf = (id: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === readAssessment.subject &&
    queryKey[1] === `${readAssessment.method} ${readAssessment.path}` &&
    (queryKey[2] as { params?: { id?: string } } | undefined)?.params?.id === id,
});

/** A section with its questions, as they were read last. */
export type LoadedSection = AssessedSection & { questions: AssessedQuestion[] };

const isLoaded = (section: AssessedSection): section is LoadedSection => section.questions !== null;

const sentFor = (id: string, section = 'first') => ({ params: { id }, query: { section } });

/** Begins to read what the address names. */
export function readQuestionnaire(search: URLSearchParams): Promise<void> | undefined {
  const id = search.get('assessment');
  if (id === null) return undefined;
  return queryClient.prefetchQuery(reading(readAssessment, sentFor(id, search.get('section') ?? undefined)));
}

/** An assessment with one section's questions, those of every section seen before, and what the server said to answers since. */
export function useQuestionnaire(id: string, section: string | undefined) {
  const client = useQueryClient();
  const read = useRead(readAssessment, sentFor(id, section), { enabled: id !== '', keep: true });

  // Sections stay at hand as long as the page does: without a network one can still go back to them.
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedSection>>(new Map());
  const [seen, see] = useState<Assessment>();
  // A section that cannot be read leaves the rest standing.
  const assessment = read.data?.data ?? seen;
  if (assessment !== undefined && assessment !== seen) {
    see(assessment);
    setLoaded((before) => {
      const after = new Map(before);
      for (const one of assessment.sections) if (isLoaded(one)) after.set(one.code, one);
      return after;
    });
  }
  useLayoutEffect(() => {
    for (const one of assessment?.sections ?? [])
      if (isLoaded(one)) storeServerAnswers(id, one.questions.map(answerOf), read.dataUpdatedAt);
  }, [id, assessment, read.dataUpdatedAt]);
  useEffect(startSending, []);

  const first = assessment?.sections.find(isLoaded)?.code;
  useEffect(() => {
    // The first section is also known by its name now.
    if (section === undefined && first !== undefined && read.data !== undefined)
      client.setQueryData(reading(readAssessment, sentFor(id, first)).queryKey, read.data, {
        updatedAt: read.dataUpdatedAt,
      });
  }, [client, id, section, first, read.data, read.dataUpdatedAt]);

  const code = section ?? first;
  const codes = assessment?.sections.map((one) => one.code) ?? [];
  const next = code === undefined ? undefined : codes[codes.indexOf(code) + 1];
  useEffect(() => {
    if (next === undefined || loaded.has(next)) return undefined;
    // After the first paint, and after whoever leafs through has stopped.
    const timer = setTimeout(
      () => void client.prefetchQuery(reading(readAssessment, sentFor(id, next))),
      600,
    );
    return () => clearTimeout(timer);
  }, [client, id, next, loaded]);

  useSaved(id);
  return { read, assessment, loaded, code };
}

/** What saved answers change beyond themselves: the assessment's version and status here, its figures in every list. */
function useSaved(id: string): void {
  const client = useQueryClient();
  const last = useSyncExternalStore(sentAnswers.watch, sentAnswers.last);
  const refusedOf = useSyncExternalStore(sentAnswers.watch, sentAnswers.refusedOf);
  useEffect(() => {
    if (last?.id !== id) return;
    const { version, status } = last.saved;
    let begun = false;
    for (const [queryKey, reply] of client.getQueriesData<Reply>(isReadOf(id))) {
      // What was read since then knows better.
      if (reply === undefined || reply.data.version >= version) continue;
      begun ||= reply.data.status !== status;
      // It stays as old as it is: its figures are those of the day it was read, and what was heard since is newer than they are.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
      client.setQueryData<Reply>(
        queryKey,
        { ...reply, data: { ...reply.data, version, status } },
        { updatedAt },
      );
    }
    // What may be done with it follows from its status.
    if (begun) void client.invalidateQueries(isReadOf(id));
    const { predicate } = isReadOf(id);
    void client.invalidateQueries({
      predicate: (query) => String(query.queryKey[0]).startsWith('maturity') && !predicate(query),
      refetchType: 'none',
    });
  }, [client, id, last]);
  useEffect(() => {
    if (refusedOf === id) void client.invalidateQueries(isReadOf(id));
  }, [client, id, refusedOf]);
}
