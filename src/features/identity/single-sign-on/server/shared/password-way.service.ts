import type { OutgoingAddresses } from '#platform/server/outgoing/addresses.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { DatabaseQuery, TransactionOptions } from '#platform/server/database/database.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import { connectionOfDomain, type ConnectionRow } from './connection.queries.ts';
import { personOfDirectory } from './directory.service.ts';
import { personOfIdentity, type MembersJoining } from './external-identity.service.ts';
import { takeRecoveryCode } from './recovery.service.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';

export interface PasswordWayNeeds {
  addresses: OutgoingAddresses;
  secrets: Sealing;
  joining: MembersJoining;
}

interface Typed {
  email: string;
  password: string;
  recovery_code?: string | undefined;
}

type Inside = <T>(how: TransactionOptions, work: (call: Pick<Call, 'db' | 'by'>) => Promise<T>) => Promise<T>;

/** Asks for the connection that an address belongs to, in a trip of the sign-in. */
export const connectionFor = (orgId: string, email: string): DatabaseQuery => ({
  statement: connectionOfDomain,
  values: [orgId, mailDomainOf(email)],
});

/** What the organisation's connection makes of an address and a password. */
export function passwordWay(
  { addresses, secrets, joining }: PasswordWayNeeds,
  connection: ConnectionRow | undefined,
  { orgId, inside }: { orgId: string; inside: Inside },
) {
  return {
    /** Who the organisation's directory says it is, by their id; they are linked, or become a member, as with every provider. Nobody
     *  where there is no directory, where it says no, and where it is away: why, the log says. */
    async personOfDirectory({ email, password }: Typed): Promise<string | undefined> {
      const { settings, secret } = connection ?? {};
      if (connection === undefined || settings?.kind !== 'ldap' || secret == null) return undefined;
      const opened = secrets.open(secret, orgId);
      if (opened === undefined) {
        noteReason('directory: its password was sealed by another key');
        return undefined;
      }
      const typed = { secret: opened, email, password };
      const identity = await personOfDirectory(addresses, settings, typed).catch((error: Error) =>
        noteReason(`directory: ${error.message}`),
      );
      if (identity === undefined) return undefined;
      const found = await inside({}, (call) => personOfIdentity(call, connection, identity, joining));
      if (!('failure' in found)) return found.person;
      noteReason(`directory: ${found.failure}`, found.person);
      return undefined;
    },

    /** Whether a password of ours counts: not where people of this domain sign in by the provider alone, but for an Admin who has a
     *  recovery code, which is used up (docs/decisions/0084-single-sign-on.md). */
    async admits(person: { id: string; type: string }, { recovery_code }: Typed): Promise<boolean> {
      if (connection?.is_enforced !== true) return true;
      if (person.type !== 'Admin' || recovery_code === undefined) return false;
      return inside({}, (call) => takeRecoveryCode(call, { id: person.id, code: recovery_code }));
    },
  };
}
