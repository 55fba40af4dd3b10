import type { Statement } from '#platform/server/database/database.ts';
import type { ConnectionKind, ConnectionSettings, Connection } from '../../single-sign-on.contract.ts';

/** A connection as it is stored. */
export interface ConnectionRow extends Omit<Connection, 'has_secret'> {
  id: string;
  kind: ConnectionKind;
  /** Sealed. */
  secret: string | null;
}

const columns =
  'id, version, name, kind, settings, secret, domains, is_just_in_time, first_type, first_department_ids, is_enabled, is_enforced';

/** The organisation's connection. */
export const connectionOf: Statement = {
  name: 'sso_connection',
  text: `select ${columns} from sso_connection where org_id = $1`,
};
/** The same, while it counts. */
export const enabledConnection: Statement = {
  name: 'sso_connection_enabled',
  text: `select ${columns} from sso_connection where org_id = $1 and is_enabled`,
};
/** The same, for an address of this mail domain. */
export const connectionOfDomain: Statement = {
  name: 'sso_connection_of_domain',
  text: `select ${columns} from sso_connection where org_id = $1 and is_enabled and $2 = any (domains)`,
};
export const connectionToChange: Statement = {
  name: 'sso_connection_to_change',
  text: `select ${columns} from sso_connection where org_id = $1 for update`,
};

export const unusedRecoveryCodes: Statement = {
  name: 'sso_recovery_codes_unused',
  text: 'select count(*)::int as n from sso_recovery_code where org_id = $1 and used_at is null',
};
/** Uses a code up. Of two who use it at once, one waits for the other and finds it used. */
export const useRecoveryCode: Statement = {
  name: 'use_sso_recovery_code',
  text: `update sso_recovery_code set used_at = $3, used_by = $4
    where org_id = $1 and code_hash = $2 and used_at is null returning id`,
};

/** What names a provider: answers of another one are no answers, and what it knows is not sent to another one. */
export const issuerOf = (settings: ConnectionSettings): string => {
  switch (settings.kind) {
    case 'saml':
      return settings.entity_id;
    case 'oidc':
      return settings.issuer;
    case 'ldap':
      return `${settings.address} ${settings.base_dn}`;
  }
};
