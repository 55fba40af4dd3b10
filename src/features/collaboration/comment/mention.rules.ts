import type { Mention } from './comment.contract.ts';

/** A name that is being typed after an @, up to the caret. */
export interface MentionTyped {
  /** Where the @ stands. */
  from: number;
  q: string;
}

/** After a blank or an opening bracket; a name may have two blanks in it. */
const typed = /(?:^|[\s([{«“"])@([^\s@]{0,40}(?: [^\s@]{1,40}){0,2})$/u;

/** What is typed of a mention before the caret, if that is what somebody does there. */
export function mentionAt(text: string, caret: number): MentionTyped | undefined {
  const found = typed.exec(text.slice(0, caret));
  const q = found?.[1];
  return q === undefined ? undefined : { from: caret - q.length - 1, q };
}

/** The text with the name in place of what was typed, and where the caret stands then. */
export function withMention(
  text: string,
  { from, q }: MentionTyped,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + q.length).replace(/^ /, ''), caret: before.length };
}

/** Those whose name the text still has, after an @. */
export const stillMentioned = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ name }) => text.includes(`@${name}`));

/** The text in pieces: what is said, and the names of those it speaks to. */
export function mentionPieces(
  text: string,
  mentions: readonly Mention[],
): { text: string; isMention: boolean }[] {
  // A longer name before one it begins with.
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const pieces: { text: string; isMention: boolean }[] = [];
  let said = '';
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) {
      said += text.charAt(at);
      at++;
      continue;
    }
    if (said !== '') pieces.push({ text: said, isMention: false });
    pieces.push({ text: name, isMention: true });
    said = '';
    at += name.length;
  }
  return said === '' ? pieces : [...pieces, { text: said, isMention: false }];
}
