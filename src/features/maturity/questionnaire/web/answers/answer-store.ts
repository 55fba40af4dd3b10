import { draftKey, forgetDraft, keepDraft, readDrafts } from '#platform/web/forms/drafts.ts';
import { currentSession, onSessionEnd } from '#platform/web/session/session.ts';
import { newWatchers } from '#platform/web/browser/watchers.ts';
import type { StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import { unsentAnswers } from './unsent-answers.ts';
import {
  afterStale,
  isEmpty,
  isChangedSince,
  withWords,
  type Unsent,
  type Words,
} from './unsent-answer.rules.ts';

/** Where an answer is on its way. `clashing`: somebody else was faster, the person picks. `refused`: it cannot be stored. */
export type AnswerState = 'stored' | 'waiting' | 'sending' | 'clashing' | 'refused';

/** An answer as its writer sees it. */
export interface ShownAnswer {
  answer: StoredAnswer;
  state: AnswerState;
  /** The answer that somebody else saved meanwhile. */
  theirs?: StoredAnswer;
  /** Why it cannot be stored, in the server's words. */
  why?: string;
}

/** What is not stored yet, and how it stands with it. */
export interface Waiting extends Unsent {
  state: Exclude<AnswerState, 'stored'>;
  theirs?: StoredAnswer;
  why?: string;
  /** Not sent before: one may still be writing. */
  due: number;
  /** Goes out alone, because others of its call were refused. */
  alone: boolean;
  /** How often the server broke over it. */
  broken: number;
  /** Its key in IndexedDB, with organisation and person: it must not pass to another person when a session ends. */
  kept: string;
}

const stored = new Map<string, StoredAnswer>();
const waiting = new Map<string, Waiting>();
const shown = new Map<string, ShownAnswer>();
/** When something was last heard of an answer, from the server or from its writer. */
const heard = new Map<string, number>();
const { watch, notify } = newWatchers();
let restored: Promise<void> | undefined;
let isRestored = false;

const nameOf = (assessmentId: string, questionId: string): string => `${assessmentId}|${questionId}`;
/** How often words go over an answer without a question: who meets a newer one each time has to know. */
const tries = 5;

onSessionEnd(() => {
  for (const map of [stored, waiting, shown, heard]) map.clear();
  restored = undefined;
  isRestored = false;
  notify();
});

function changed(name: string): void {
  shown.delete(name);
  notify();
}

/** This device's copy is a net under the memory of the tab: where it cannot be written, the memory has to do. */
const keep = ({ kept, ...entry }: Waiting): void => {
  const { assessment_id, question_id, version, words, at } = entry;
  void keepDraft(kept, { assessment_id, question_id, version, words, at } satisfies Unsent).catch(
    () => undefined,
  );
};

function put(name: string, entry: Waiting): void {
  waiting.set(name, entry);
  heard.set(name, Date.now());
  keep(entry);
  changed(name);
}

function drop(name: string): void {
  const entry = waiting.get(name);
  if (entry === undefined) return;
  waiting.delete(name);
  void forgetDraft(entry.kept).catch(() => undefined);
  changed(name);
}

function storeServerAnswer(assessmentId: string, answer: StoredAnswer, at = Date.now()): boolean {
  const name = nameOf(assessmentId, answer.question_id);
  heard.set(name, Math.max(heard.get(name) ?? 0, at));
  const known = stored.get(name);
  if (known !== undefined && known.version >= answer.version) return false;
  stored.set(name, answer);
  shown.delete(name);
  return true;
}

/** Stores the server's answers as of a moment; those older than the stored ones are ignored. */
export function storeServerAnswers(assessmentId: string, answers: readonly StoredAnswer[], at: number): void {
  const news = answers.filter((answer) => storeServerAnswer(assessmentId, answer, at));
  if (news.length > 0) notify();
}

/** What a person says, on its way from this moment; `pause` in milliseconds is for those who may go on writing. */
export function changeAnswer(assessmentId: string, questionId: string, words: Words, pause: number): void {
  const name = nameOf(assessmentId, questionId);
  const before = waiting.get(name);
  const now = Date.now();
  put(name, {
    assessment_id: assessmentId,
    question_id: questionId,
    version: before?.version ?? stored.get(name)?.version ?? 0,
    words: { ...before?.words, ...words },
    at: now,
    due: now + pause,
    // What is being sent is sent as it was; whoever has to pick still has to.
    state: before?.state === 'sending' || before?.state === 'clashing' ? before.state : 'waiting',
    ...(before?.theirs && { theirs: before.theirs }),
    alone: before?.alone ?? false,
    broken: 0,
    kept: draftKey(`${unsentAnswers}${name}`),
  });
}

/** An answer as it is to be shown; nothing where the server was not asked yet. */
export function shownAnswer(assessmentId: string, questionId: string): ShownAnswer | undefined {
  const name = nameOf(assessmentId, questionId);
  const found = shown.get(name);
  if (found !== undefined) return found;
  const [known, entry] = [stored.get(name), waiting.get(name)];
  if (known === undefined) return undefined;
  const made: ShownAnswer =
    entry === undefined
      ? { answer: known, state: 'stored' }
      : {
          answer: withWords(known, entry.words),
          state: entry.state,
          ...(entry.theirs && { theirs: entry.theirs }),
          ...(entry.why !== undefined && { why: entry.why }),
        };
  shown.set(name, made);
  return made;
}

export const watchAnswers = watch;

/** Everything the server has not stored yet, in the order it was entered. */
export const waitingAnswers = (assessmentId?: string): Waiting[] =>
  [...waiting.values()].filter(
    ({ assessment_id }) => assessmentId === undefined || assessment_id === assessmentId,
  );

/** What an earlier tab left on this device, or another one still holds. */
export const restoreAnswers = (): Promise<void> => (restored ??= restore());
/** Whether that is known by now. */
export const areAnswersRestored = (): boolean => isRestored;

async function restore(): Promise<void> {
  const session = currentSession();
  const found = await readDrafts<Unsent>(draftKey(unsentAnswers)).catch(() => []);
  // The session may have ended, and another begun, while the device was asked.
  if (currentSession()?.person.id !== session?.person.id) return;
  for (const unsent of found) {
    const name = nameOf(unsent.assessment_id, unsent.question_id);
    const typed = waiting.get(name);
    put(name, {
      ...unsent,
      words: { ...unsent.words, ...typed?.words },
      at: typed?.at ?? unsent.at,
      state: typed?.state ?? 'waiting',
      due: typed?.due ?? 0,
      alone: false,
      broken: 0,
      kept: draftKey(`${unsentAnswers}${name}`),
    });
  }
  isRestored = true;
  notify();
}

/** Changes how it stands with something that waits. */
export function mark(
  entry: Unsent,
  part: Partial<Pick<Waiting, 'state' | 'why' | 'alone' | 'broken' | 'due'>>,
) {
  const name = nameOf(entry.assessment_id, entry.question_id);
  const now = waiting.get(name);
  if (now === undefined) return;
  waiting.set(name, { ...now, ...part });
  changed(name);
}

/** The server has stored what was sent; what was entered since then goes on waiting, over the new version. */
export function settle(sent: Waiting, answer: StoredAnswer): void {
  const name = nameOf(sent.assessment_id, sent.question_id);
  storeServerAnswer(sent.assessment_id, answer);
  const entry = waiting.get(name);
  if (entry === undefined) return changed(name);
  const words = isChangedSince(entry.words, sent.words);
  if (isEmpty(words)) drop(name);
  else put(name, { ...entry, words, version: answer.version, state: 'waiting', alone: false });
}

/** Somebody was faster: what to do about it is a rule, or the person's choice. */
export function markConflict(sent: Waiting, now: StoredAnswer): void {
  const name = nameOf(sent.assessment_id, sent.question_id);
  const entry = waiting.get(name) ?? sent;
  storeServerAnswer(sent.assessment_id, now);
  const outcome = afterStale(entry, now, currentSession()?.person.id ?? '');
  if (outcome === 'stored') return drop(name);
  if (outcome === 'again' && entry.broken < tries)
    return put(name, { ...entry, version: now.version, state: 'waiting', broken: entry.broken + 1 });
  put(name, { ...entry, state: 'clashing', theirs: now });
}

/** One's own words count: they go over the answer that was there first. */
export function resendMine(assessmentId: string, questionId: string): void {
  const name = nameOf(assessmentId, questionId);
  const { theirs, ...entry } = waiting.get(name) ?? {};
  if (theirs !== undefined)
    put(name, { ...(entry as Waiting), version: theirs.version, state: 'waiting', due: 0, at: Date.now() });
}

/** What was refused is tried once more. */
export function retry(assessmentId: string, questionId: string): void {
  const entry = waiting.get(nameOf(assessmentId, questionId));
  if (entry !== undefined) mark(entry, { state: 'waiting', due: 0, broken: 0 });
}

/** One's own words are given up; answers the way to take that back. */
export function discardChange(assessmentId: string, questionId: string): () => void {
  const name = nameOf(assessmentId, questionId);
  const entry = waiting.get(name);
  drop(name);
  return () => entry && changeAnswer(assessmentId, questionId, entry.words, 0);
}

/** Nothing waits longer than it has to: the page is closing, or the person leaves a field. */
export function sendSoon(): void {
  for (const [name, entry] of waiting) if (entry.due > 0) waiting.set(name, { ...entry, due: 0 });
  notify();
}

/** When something was last heard of any of these answers; 0 for never. */
export const lastServerNews = (assessmentId: string, questionIds: readonly string[]): number =>
  Math.max(0, ...questionIds.map((questionId) => heard.get(nameOf(assessmentId, questionId)) ?? 0));
