import { formatsFor } from '#platform/contract/format.ts';
import {
  sayIn,
  type MailKind,
  type MailWords,
  type Mail as WrittenMail,
} from '#platform/server/mail/mail-kind.ts';
import { writeMail } from '#platform/server/mail/write-mail.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type { Mail } from '../mail.contract.ts';
import { aboutMail } from './shared/outbox.service.ts';
import type { StoredMail } from './mail.queries.ts';

/** What is known of mails beside their rows. */
export interface MailNeeds {
  /** Every kind that the product sends. */
  kinds: readonly MailKind<never>[];
  /** What links begin with. */
  origin: string;
  /** Under which lies what mails let their readers do. */
  seals: Sealing;
}

/** What a stored mail says. One of a kind that this version does not know says its kind. */
function wordsOf(stored: StoredMail, kind: MailKind<never> | undefined, secret?: string): MailWords {
  const { language, timezone, organisation, data } = stored;
  if (kind === undefined) return { subject: stored.kind, paragraphs: [] };
  return kind.words(data as never, {
    language,
    formats: formatsFor(language, timezone),
    organisation,
    say: sayIn(language),
    secret: kind.secret === 'in_words' ? secret : undefined,
  });
}

export const kindOf = (stored: StoredMail, { kinds }: MailNeeds): MailKind<never> | undefined =>
  kinds.find(({ name }) => name === stored.kind);

/** What a mail lets its reader do; nothing where it lets them do nothing, or that is forgotten. */
export const secretOf = ({ org_id, id, token }: StoredMail, { seals }: MailNeeds): string | undefined =>
  token === null ? undefined : seals.openStored(token, aboutMail(org_id, id));

/** A stored mail as it is sent, with what it lets its reader do: for whoever may know that. */
export function written(stored: StoredMail, needs: MailNeeds, secret: string | undefined): WrittenMail {
  const { language, organisation, palette } = stored;
  const kind = kindOf(stored, needs);
  const token = kind?.secret === 'in_words' ? null : (secret ?? null);
  const frame = { organisation, palette, language, origin: needs.origin, token };
  return writeMail(wordsOf(stored, kind, secret), frame);
}

export function toMail(stored: StoredMail, needs: MailNeeds): Mail {
  const { id, version, kind, status, to_name, to_address, language, created_at } = stored;
  const { attempts, tried_at, error } = stored;
  const { subject } = wordsOf(stored, kindOf(stored, needs));
  return {
    id,
    version,
    kind,
    status,
    to_name,
    to_address,
    language,
    subject,
    created_at,
    attempts,
    tried_at,
    error,
  };
}
