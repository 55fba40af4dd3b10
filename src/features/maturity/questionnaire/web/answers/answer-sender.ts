import { notFound, staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { registerFlush } from '#platform/web/calling/flush.ts';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed, isRefusal } from '#platform/web/calling/call-failed.ts';
import { connection } from '#platform/web/calling/connection.ts';
import { currentSession } from '#platform/web/session/session.ts';
import { newWatchers } from '#platform/web/browser/watchers.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import { saveAnswers, type StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import {
  markConflict,
  sendSoon,
  mark,
  restoreAnswers,
  settle,
  waitingAnswers,
  watchAnswers,
  type Waiting,
} from './answer-store.ts';
import { asSent } from './unsent-answer.rules.ts';
import { present } from '#platform/contract/values/present.ts';

/** After a long time without a network: not more in one call than the server takes in one go without effort. */
const most = 25;
/** What a browser still sends for a page that is gone. */
const lastWords = 30_000;
const [shortest, longest] = [2000, 60_000];
/** How often the server may break over one answer before its writer is shown an error. */
const patience = 3;

type Saved = Answer<typeof saveAnswers>['data'];

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | undefined;
let pause = 0;
let rested = 0;
let started = false;
/** The assessment's state in the last reply. */
let last: { id: string; saved: Saved } | undefined;
let refusedOf: string | undefined;
const { watch, notify } = newWatchers();

export const sentAnswers = {
  watch,
  /** The last reply: the first answer changes the assessment too. */
  last: () => last,
  /** The assessment whose answers were last refused: what is on the screen is no longer true. */
  refusedOf: () => refusedOf,
};

/** From the first screen that shows answers, or from the start where an earlier tab left some: sends whatever waits. */
export function startSending(): void {
  void restoreAnswers();
  if (started) return;
  started = true;
  watchAnswers(plan);
  connection.watch(plan);
  registerFlush(sendAll);
  addEventListener('pagehide', () => {
    sendSoon();
    void send();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendSoon());
  plan();
}

const ready = () => waitingAnswers().filter(({ state }) => state === 'waiting');

function plan(): void {
  clearTimeout(timer);
  const next = ready();
  if (sending !== undefined || next.length === 0 || currentSession() === undefined || connection.isLost())
    return;
  const due = Math.max(rested, Math.min(...next.map((entry) => entry.due)));
  timer = setTimeout(() => void send(), Math.max(0, due - Date.now()));
}

/** Sends what is due, oldest first; never two calls at a time, so that they arrive in the order they were entered. */
function send(): Promise<void> {
  return (sending ??= sendBatch().finally(() => {
    sending = undefined;
    plan();
  }));
}

async function sendBatch(): Promise<void> {
  const now = Date.now();
  const due = ready().filter((entry) => entry.due <= now);
  const [first] = due;
  if (first === undefined || currentSession() === undefined) return;
  const batch = first.alone
    ? [first]
    : due.filter((entry) => entry.assessment_id === first.assessment_id && !entry.alone).slice(0, most);
  for (const entry of batch) mark(entry, { state: 'sending' });
  const body = {
    answers: batch.map(({ question_id, version, words }) => ({ question_id, version, ...asSent(words) })),
  };
  const id = first.assessment_id;
  try {
    const { data } = await call(
      saveAnswers,
      { params: { id }, body },
      { outlivesPage: JSON.stringify(body).length < lastWords },
    );
    pause = 0;
    rested = 0;
    for (const entry of batch) {
      const answer = data.answers.find(({ question_id }) => question_id === entry.question_id);
      if (answer === undefined) mark(entry, { state: 'waiting' });
      else settle(entry, answer);
    }
    last = { id, saved: data };
    notify();
  } catch (failure) {
    take(failure, batch);
  }
}

/** What a failure means for those who were sent together. */
function take(failure: unknown, batch: readonly Waiting[]): void {
  const again = (part: Partial<Waiting> = {}) =>
    batch.forEach((entry) => mark(entry, { state: 'waiting', ...part }));
  // Nobody answered: the connection says when somebody does. A session that ended took them along; this device keeps them.
  if (!(failure instanceof CallFailed) || failure.status === 401) return again();
  const { status, body } = failure;
  if (status === 429 || status === 503) {
    rest();
    return again();
  }
  if (isRefusal(failure, staleVersion)) {
    const now = answersIn(body.data);
    if (batch.some(({ question_id }) => now.has(question_id))) {
      for (const entry of batch) {
        const answer = now.get(entry.question_id);
        if (answer === undefined) mark(entry, { state: 'waiting' });
        else markConflict(entry, answer);
      }
      return;
    }
  }
  const why = failureText(failure);
  if (isRefusal(failure, wrongState) || isRefusal(failure, notFound)) {
    const { assessment_id } = present(batch[0]);
    for (const entry of waitingAnswers(assessment_id)) mark(entry, { state: 'refused', why });
    refusedOf = assessment_id;
    return notify();
  }
  if (batch.length > 1) return again({ alone: true });
  if (status >= 500) {
    rest();
    const entry = present(batch[0]);
    const broken = entry.broken + 1;
    return mark(entry, broken < patience ? { state: 'waiting', broken } : { state: 'refused', why });
  }
  for (const entry of batch) mark(entry, { state: 'refused', why });
}

function rest(): void {
  pause = Math.min(Math.max(pause * 2, shortest), longest);
  rested = Date.now() + pause;
}

/** The answers as they are now, which a refusal brings along. */
function answersIn(found: unknown): Map<string, StoredAnswer> {
  const { answers = [] } = (found ?? {}) as { answers?: StoredAnswer[] };
  return new Map(answers.map((answer) => [answer.question_id, answer]));
}

/** Sends everything now; answers how much could not be sent. */
export async function sendAll(): Promise<number> {
  await restoreAnswers();
  sendSoon();
  rested = 0;
  for (let left = Infinity; ;) {
    const waits = ready().length;
    if ((waits === 0 && sending === undefined) || waits >= left || connection.isLost()) break;
    if (sending === undefined) left = waits;
    await send();
  }
  return waitingAnswers().length;
}
