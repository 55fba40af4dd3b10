import type { Language } from '#platform/contract/access.ts';
import type { Statement } from '#platform/server/database/database.ts';

export interface StoredPasskey {
  id: string;
  person_id: string;
  email: string;
  is_first: boolean;
  /** The organisation's rules, as they are stored. */
  security: Record<string, unknown>;
  credential: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** A passkey of somebody who may sign in. */
export const passkeyToUse: Statement = {
  name: 'passkey_to_use',
  text: `select k.id, k.person_id, p.email, p.last_login_at is null as is_first, k.credential, k.public_key, k.counter, k.transports,
      (select o.security from organisation o where o.org_id = $1) as security
    from passkey k join person p on p.org_id = k.org_id and p.id = k.person_id and p.status = 'active'
    where k.org_id = $1 and k.credential = $2`,
};

/** Only if no other sign-in has counted meanwhile. */
export const notePasskeyUse: Statement = {
  name: 'note_passkey_use',
  text: `update passkey set counter = $3, last_used_at = $5 where org_id = $1 and id = $2 and counter = $4 returning id`,
};

const columns = 'id, version, name, created_at, last_used_at';
export const ownPasskeys: Statement = {
  name: 'own_passkeys',
  text: `select ${columns} from passkey where org_id = $1 and person_id = $2 order by created_at, id`,
};
export const ownPasskeyToChange: Statement = {
  name: 'own_passkey_to_change',
  text: `select ${columns} from passkey where org_id = $1 and person_id = $2 and id = $3 for update`,
};
export const credentialsOfPerson: Statement = {
  name: 'credentials_of_person',
  text: 'select credential as id, transports from passkey where org_id = $1 and person_id = $2',
};
export const putPasskey: Statement = {
  name: 'put_passkey',
  text: `insert into passkey (org_id, id, person_id, name, credential, public_key, counter, transports, created_at)
    values ($1, $3, $2, $4, $5, $6, $7, $8::jsonb, $9) returning ${columns}`,
};
export const namePasskey: Statement = {
  name: 'name_passkey',
  text: `update passkey set name = $4, version = version + 1 where org_id = $1 and person_id = $2 and id = $3 returning ${columns}`,
};
export const dropPasskey: Statement = {
  name: 'drop_passkey',
  text: 'delete from passkey where org_id = $1 and person_id = $2 and id = $3 returning name',
};

export interface PasskeyOwner {
  email: string;
  first_name: string;
  last_name: string;
  locale: Language;
  timezone: string;
  organisation: string;
}
export const passkeyOwner: Statement = {
  name: 'passkey_owner',
  text: `select p.email, p.first_name, p.last_name, p.locale, p.timezone, o.name as organisation
    from person p join organisation o on o.org_id = p.org_id where p.org_id = $1 and p.id = $2`,
};
