import { notFound, wrongState } from '#platform/contract/refusal.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { record } from '#platform/server/log/activity.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { WorkQueue } from '#platform/server/queue/work-queue.ts';
import type { Mail as WrittenMail } from '#platform/server/mail/mail-kind.ts';
import type { Mail, sendMailAgain } from '../mail.contract.ts';
import { secretOf, toMail, written, type MailNeeds } from './mail.presenter.ts';
import { findMail, waitAgain, type StoredMail } from './mail.queries.ts';
import { mailWork } from './shared/outbox.service.ts';

export interface MailRouteNeeds extends MailNeeds {
  queue: Pick<WorkQueue, 'add'>;
  from: string;
  /** A demo, whose mails nobody gets: its Admin reads them whole. */
  isDemo: boolean;
}

/** A mail as an Admin may read it: what lets its reader act in their name is nobody else's. */
export async function mailToRead(
  db: Call['db'],
  id: string,
  needs: MailRouteNeeds,
): Promise<{ stored: StoredMail; mail: WrittenMail }> {
  const stored = (await findMail(db, id)) ?? refuse(notFound);
  return { stored, mail: written(stored, needs, needs.isDemo ? secretOf(stored, needs) : undefined) };
}

/** Sends a mail again that could not be delivered: from the beginning, with all its tries. */
export async function sendAgain(
  { db, by }: Call,
  id: string,
  { version }: Body<typeof sendMailAgain>,
  needs: MailRouteNeeds,
): Promise<Mail> {
  const stored = (await findMail(db, id, true)) ?? refuse(notFound);
  const before = toMail(stored, needs);
  expectVersion(before, version);
  if (before.status !== 'failed') refuse(wrongState, { data: before });
  await waitAgain(db, [id]);
  await needs.queue.add(db, mailWork, [id]);
  record(db, by, { action: 'mail.sent_again', objects: { type: 'mail', id }, note: before.subject });
  return { ...before, version: version + 1, status: 'waiting', attempts: 0, error: null };
}
