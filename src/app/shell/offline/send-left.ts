import { draftKey, readDrafts } from '#platform/web/drafts.ts';
import { unsentAnswers } from '#features/maturity/web/shared/unsent-answers.ts';

/** After the first screen: nobody waits for it. */
const pause = 3000;

/** Sends what an earlier tab was closed with, whatever screen this one shows. */
export function sendLeft(): () => void {
  const timer = setTimeout(() => void send().catch(() => undefined), pause);
  return () => clearTimeout(timer);
}

async function send(): Promise<void> {
  if ((await readDrafts(draftKey(unsentAnswers))).length === 0) return;
  const { startSending } = await import('#features/maturity/web/assess/answer-sender.ts');
  startSending();
}
