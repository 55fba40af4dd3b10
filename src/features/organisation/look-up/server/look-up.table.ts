import { char, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** Which organisations of this home have an account with an address: hashes and ids, and nobody's name. It belongs to no organisation,
 *  because it is asked for before anybody knows of one; triggers keep it (look-up.sql). */
export const accountPlaceTable = pgTable(
  'account_place',
  {
    /** SHA-256 of the address in small letters. */
    address_hash: char({ length: 64 }).notNull(),
    organisation_id: uuid().notNull(),
  },
  (row) => [primaryKey({ columns: [row.address_hash, row.organisation_id] })],
);
