import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { DatabaseQuery, TenantDb } from '#platform/server/database/database.ts';
import { hashOfSecret, newSecret, revealed } from '#platform/server/session/random-secret.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { toOwnData, type OwnRow } from '#features/identity/person/server/shared/person.queries.ts';
import type { TryNeeds } from '#features/identity/password/server/shared/password-throttle.service.ts';
import { absoluteMinutes } from '#features/identity/session/server/shared/session.queries.ts';
import {
  sessionToOpen,
  type SessionNeeds,
  type SessionTimes,
} from '#features/identity/session/server/shared/session-open.service.ts';
import type { PasswordWayNeeds } from '#features/identity/single-sign-on/server/shared/password-way.service.ts';
import { userAgentText } from '#features/identity/session/user-agent.rules.ts';
import {
  companyDomainOf,
  lookUpWindows,
  type LookUpBudget,
} from '#features/organisation/look-up/server/shared/look-up-budget.service.ts';
import {
  organisationCookieName,
  organisationCookieSeconds,
} from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import type { Activate } from '#features/organisation/organisation/server/shared/activation.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import type * as contract from '../sign-in.contract.ts';
import { afterFailuresMail, newDeviceMail } from './sign-in-mail.content.ts';
import type { SessionOpened } from '#features/identity/session/session-token.contract.ts';

export interface SignInNeeds extends TryNeeds, SessionNeeds, PasswordWayNeeds {
  lookUps: LookUpBudget;
  outbox: Outbox;
  /** Opens an organisation that nobody has signed in to yet. */
  activate: Activate;
  /** What carries a right password to the call that names the second factor. */
  seals: Sealing;
  /** Scheme, host and port of the product: passkeys are of its host. */
  origin: string;
}

/** A call that may open a session. */
export type SignInCall = Omit<WithoutTransaction<typeof contract.signIn>, 'body'>;

/** Whoever has proved that an account is theirs, and how. */
export interface Proven {
  id: string;
  email: string;
  /** Nobody has signed in as this person yet. */
  isFirst: boolean;
  /** SHA-256 of the binding cookie of this browser, where it binds a session of theirs already. */
  binding: string | null;
  /** How often it failed before. */
  failures: number;
  /** The account was used from there before. */
  isKnown: boolean;
  /** How long the organisation lets a session live. */
  rules: SessionTimes;
}

interface Opening {
  /** Sent in the trip that opens the session. */
  ahead?: readonly DatabaseQuery[];
  /** What still has to be proved, in the transaction that opens it: refuses, or else tells of itself. */
  prove?(db: TenantDb): Promise<unknown>;
  /** Somebody may have been deactivated meanwhile. */
  gone(): never;
}

/** Whether the browser asks to be bound to its sessions, and the binding cookie that it brought. */
export const bindingOf = ({ request }: Pick<SignInCall, 'request'>) => {
  const asksToBind = request.header('x-session-binding') === '1';
  return { asksToBind, brought: asksToBind ? request.cookie('bind') : undefined };
};

export const agentOf = ({ request }: Pick<SignInCall, 'request'>): string | null =>
  cutText(request.header('user-agent') ?? '', 300) || null;

/** Opens a session for whoever has proved who they are: the one way to one. Answers their own data with its token. */
export async function openFor(
  needs: SignInNeeds,
  call: SignInCall,
  proven: Proven,
  { ahead = [], prove, gone }: Opening,
): Promise<SessionOpened> {
  const { throttle, known, lookUps, outbox } = needs;
  const { inside, org, now, request, reply } = call;
  const { email } = proven;
  const { asksToBind, brought } = bindingOf(call);
  const agent = agentOf(call);
  // A cookie that binds none of this person's sessions may be known to whoever planted it.
  const kept = brought !== undefined && hashOfSecret(brought) === proven.binding ? brought : undefined;
  const binding = asksToBind ? (kept ?? revealed(newSecret())) : undefined;
  const session = sessionToOpen(needs, {
    org: org.id,
    person: proven.id,
    now,
    binding,
    agent,
    rules: proven.rules,
  });
  const lookedUp = throttle.givesBack(
    lookUpWindows(lookUps, { network: request.network, domain: companyDomainOf(email) }),
    { once: `sign-in ${org.id} ${email} ${request.network}`, seconds: 3600 },
  );
  const answer = await inside(
    { ahead: [...ahead, ...lookedUp], opening: session.opening },
    async (inTransaction, opened) => {
      const { db } = inTransaction;
      const row = session.noteOpened(inTransaction, opened) ?? gone();
      await prove?.(db);
      await tellOwner(outbox, db, row, agent, proven);
      return toOwnData(row);
    },
  );
  if (binding !== undefined) {
    reply.cookie('bind', binding, absoluteMinutes * 60);
    reply.cookie(
      organisationCookieName,
      known.remember(request.cookie(organisationCookieName), { org: org.id, email }, now),
      organisationCookieSeconds,
    );
  }
  return { ...answer, token: session.token() };
}

/** After so many failures, a success is told of. */
const failuresTold = 5;

/** Mails the account's owner of a sign-in that may not be theirs: after failures, or with what the account was not used
 *  with before. Of the first one nobody has to be told. */
async function tellOwner(
  outbox: Outbox,
  db: TenantDb,
  { email, first_name, last_name, locale, timezone }: OwnRow,
  agent: string | null,
  { isFirst, failures, isKnown }: Proven,
): Promise<void> {
  const isGuessed = failures >= failuresTold;
  if (!isGuessed && (isKnown || isFirst)) return;
  await outbox.put(db, isGuessed ? afterFailuresMail : newDeviceMail, {
    to: { name: `${first_name} ${last_name}`, address: email, language: locale, timezone },
    data: { at: db.now.toISOString(), ...userAgentText(agent), failures },
  });
}
