import type { PgTable } from 'drizzle-orm/pg-core';
import type { FilePurpose } from '#platform/contract/stored-file.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** A record that files hang on, as far as the caller may see it. */
export interface HeldRecord {
  id: string;
  ref?: string | undefined;
  /** Whether the caller may hang files on it now by `POST /file/`, and take them off. Nobody may where its own calls take the ids of
   *  files that came in for it. */
  mayAdd: boolean;
}

/** What a type of record brings along so that files hang on it. Listed in `src/app/holders/file-holders.ts`. */
export interface FileHolder {
  /** What addresses and the log call it: `task`. */
  type: string;
  /** Where it lies: a file that hangs on nothing that is there any more is removed. */
  table: PgTable;
  /** The record by its id, if the caller may see it: then its files may be had as well. */
  find(call: Call, id: string): Promise<HeldRecord | undefined>;
  /** A file is about to be taken off one: what was made of it goes first. */
  leaves?(call: Call, id: string, file: string): Promise<void>;
}

/** What files may come in for before they hang on anything: a comment about a record, a piece of evidence. */
export interface FileDestination {
  purpose: Exclude<FilePurpose, 'picture' | 'logo' | 'attachment'>;
  /** `risk`, where it is for a comment about one. */
  type: string;
  /** Whether the caller may send files for it: asked before the first byte. Undefined where they do not see it. */
  mayUpload(call: Call, id: string | null): Promise<boolean | undefined>;
}
