import { directionOf, type Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import type { Formats } from '#platform/contract/format.ts';
import { isolated } from '#platform/server/documents/document.ts';

/** What a mail says, in the reader's language; how it looks is the same for all (mail-html.ts, mail-text.ts). */
export interface MailWords {
  subject: string;
  paragraphs: readonly string[];
  /** What it is about, line by line: `Device: Firefox on Linux`. */
  facts?: readonly { label: string; value: string }[];
  /** Things that it lists, each with the path of the web app where it is. */
  items?: readonly { text: string; detail: string; path: string }[];
  /** Where it leads: a path of the web app, below the address that the settings give. */
  link?: { label: string; path: string };
  /** Below the link. */
  closing?: readonly string[];
}

/** A kind of mail. `Data` is what is stored of it until it is sent, and told anew in any language. */
export interface MailKind<Data = unknown> {
  /** `sign_in.new_device` */
  readonly name: string;
  /** Its reader is sent a secret: behind the `#` of its link, or in its words, for them to type. */
  readonly secret?: 'in_link' | 'in_words';
  words(data: Data, reader: MailReader): MailWords;
}

/** A kind of mail that lets its reader do something without a sign-in. */
export type SecretMailKind<Data = unknown> = MailKind<Data> & Required<Pick<MailKind, 'secret'>>;

/** Who reads it, and how it is said to them. */
export interface MailReader {
  language: Language;
  formats: Formats;
  organisation: string;
  /** Of a kind that says it: the secret; nothing once it is not kept any more, and for whoever else reads the mail. */
  secret?: string | undefined;
  /** Fills the places of a sentence. In a language that runs from the right, what is put in keeps its own direction. */
  say(sentence: string, values: Record<string, string>): string;
}

/** What stands around the words. */
export interface MailFrame {
  organisation: string;
  palette: { primary: string; secondary: string };
  language: Language;
  /** Scheme, host and port of links: from the settings, never from a request. */
  origin: string;
  /** What lets the reader do something without a sign-in. It travels in the fragment of the link: no server is sent it. */
  token: string | null;
}

/** A mail as it is sent. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export const sayIn =
  (language: Language): MailReader['say'] =>
  (sentence, values) =>
    fill(
      sentence,
      directionOf(language) === 'rtl'
        ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]))
        : values,
    );

/** The address that a mail leads to. */
export const addressOf = (path: string, { origin, token }: Pick<MailFrame, 'origin' | 'token'>): string =>
  `${origin}${path}${token === null ? '' : `#${encodeURIComponent(token)}`}`;
