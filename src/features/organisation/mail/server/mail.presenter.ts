import { formatsFor } from '#platform/contract/format.ts';
import { sayIn, type MailKind, type Mail as WrittenMail } from '#platform/server/mail/mail-kind.ts';
import { writeMail } from '#platform/server/mail/write-mail.ts';
import type { Mail } from '../mail.contract.ts';
import type { StoredMail } from './mail.queries.ts';

/** What is known of mails beside their rows. */
export interface MailNeeds {
  /** Every kind that the product sends. */
  kinds: readonly MailKind<never>[];
  /** What links begin with. */
  origin: string;
}

/** A stored mail in its words. One of a kind that this version does not know says its kind. */
export function written(stored: StoredMail, { kinds, origin }: MailNeeds): WrittenMail {
  const { language, timezone, organisation, palette, token } = stored;
  const kind = kinds.find(({ name }) => name === stored.kind);
  const words =
    kind === undefined
      ? { subject: stored.kind, paragraphs: [] }
      : kind.words(stored.data as never, {
          language,
          formats: formatsFor(language, timezone),
          organisation,
          say: sayIn(language),
        });
  return writeMail(words, { organisation, palette, language, origin, token });
}

export function toMail(stored: StoredMail, needs: MailNeeds): Mail {
  const { id, version, kind, status, to_name, to_address, language, created_at } = stored;
  const { attempts, tried_at, error } = stored;
  const { subject } = written(stored, needs);
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
