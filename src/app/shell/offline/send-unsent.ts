import { draftKey, readDrafts } from '#platform/web/forms/drafts.ts';
import { unsentAnswers } from '#features/maturity/questionnaire/web/answers/unsent-answers.ts';

/** After the first screen: nobody waits for it. */
const pause = 3000;

/** Sends what an earlier tab was closed with, whatever screen this one shows. */
export function sendUnsent(): () => void {
  const timer = setTimeout(() => void send().catch(() => undefined), pause);
  return () => clearTimeout(timer);
}

async function send(): Promise<void> {
  if ((await readDrafts(draftKey(unsentAnswers))).length === 0) return;
  const { startSending } = await import('#features/maturity/questionnaire/web/answers/answer-sender.ts');
  startSending();
}
