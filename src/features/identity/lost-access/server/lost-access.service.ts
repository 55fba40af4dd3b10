import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { secondFactorOff } from '#features/identity/second-factor/second-factor.contract.ts';
import {
  dropFactor,
  markFactor,
} from '#features/identity/second-factor/server/shared/second-factor.queries.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import * as contract from '../lost-access.contract.ts';
import { factorTakenMail, unlinkedMail } from './lost-access-mail.content.ts';
import { dropLinks, findToChange } from './lost-access.queries.ts';

export interface LostAccessNeeds {
  outbox: Outbox;
}

/** Takes somebody's second factor away; whoever lost their own has the profile, or another Admin. */
export async function takeSecondFactor(call: Call, { outbox }: LostAccessNeeds, id: string) {
  const { db, actor, by } = call;
  if (id === actor.id) refuse(contract.ownAccess);
  const { second_factor_at, ...to } = (await findToChange(db, id)) ?? refuse(notFound);
  if (second_factor_at === null) refuse(secondFactorOff);
  const at = db.now.toISOString();
  await db.ask(dropFactor, [db.org_id, id]);
  await db.ask(markFactor, [db.org_id, id, null, at]);
  const ended = await endSessionsOf(db, id, 'all');
  await outbox.put(db, factorTakenMail, { to, data: { at, by: by.name } });
  record(db, by, {
    action: 'person.second_factor_taken',
    objects: { type: 'person', id },
    note: String(ended),
  });
  return { person_id: id };
}

/** Undoes somebody's links to accounts of providers. */
export async function unlinkPerson(call: Call, { outbox }: LostAccessNeeds, id: string) {
  const { db, actor, by } = call;
  const { second_factor_at: _, ...to } = (await findToChange(db, id)) ?? refuse(notFound);
  const links = await dropLinks(db, id);
  if (links.length === 0) refuse(contract.notLinked);
  const at = db.now.toISOString();
  await endSessionsOf(db, id, id === actor.id ? { but: actor.session_id } : 'all');
  await outbox.put(db, unlinkedMail, { to, data: { at, by: by.name } });
  record(db, by, {
    action: 'person.unlinked',
    objects: { type: 'person', id },
    note: links.map(({ issuer }) => issuer).join(', '),
  });
  return { person_id: id };
}

/** Signs somebody out everywhere; whoever means their own sessions has the profile. */
export async function endPersonSessions({ db, actor, by }: Call, id: string) {
  if (id === actor.id) refuse(contract.ownAccess);
  if ((await findToChange(db, id)) === undefined) refuse(notFound);
  const ended = await endSessionsOf(db, id, 'all');
  record(db, by, {
    action: 'person.sessions_ended',
    objects: { type: 'person', id },
    note: String(ended),
  });
  return { person_id: id };
}
