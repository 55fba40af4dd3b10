import * as z from 'zod';
import { prose } from '#platform/contract/wording.ts';
import type { FileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import type { EvidenceKind } from '../evidence-kind.contract.ts';
import { webAddress } from '../evidence-address.contract.ts';
import { evidenceStatement, type EvidenceContent } from '../evidence.contract.ts';

/** What is typed for the content, in the surrounding form: whatever was typed for another kind stays, and counts for nothing. */
export const typedContent = { url: z.string().max(2000).optional(), statement: prose.optional() };
export interface TypedContent {
  url?: string | undefined;
  statement?: string | undefined;
}

/** Says at its input what is wrong with what was typed for this kind; nothing is wrong with nothing, unless it `isRequired`. */
export function checkContent(
  { value: { url, statement }, issues }: { value: TypedContent; issues: object[] },
  kind: EvidenceKind,
  { isRequired = false } = {},
): void {
  const check = (field: keyof TypedContent, schema: z.ZodType, typed: string | undefined) => {
    if (typed === undefined && !isRequired) return;
    const { error } = schema.safeParse(typed, { reportInput: true });
    for (const issue of error?.issues ?? []) issues.push({ ...issue, input: typed, path: [field] });
  };
  if (kind === 'link') check('url', webAddress, url);
  if (kind === 'statement') check('statement', evidenceStatement, statement);
}

/** What is provided, as far as it is there; nothing where something is missing. */
export function contentOf(
  kind: EvidenceKind,
  { url, statement }: TypedContent,
  { ids }: FileSending,
): EvidenceContent | undefined {
  const [file_id] = ids;
  if (kind === 'file') return file_id === undefined ? undefined : { file_id };
  if (kind === 'link') return url === undefined ? undefined : { url };
  return statement === undefined ? undefined : { statement };
}
