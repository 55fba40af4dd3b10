import type { Endpoint } from '#platform/contract/endpoint.ts';
import { beginFile } from '#features/collaboration/file/file.contract.ts';
import {
  createEvidence,
  deleteEvidence,
  linkEvidence,
  reviseEvidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { pdf, sendsFile, sendsParts, type SentFor } from '#tests/treatment/file-world.ts';
import { raised } from '#tests/world/risk-world.ts';

const period = { effective_from: '2026-01-01', effective_to: '2026-03-31' };
/** What every part of a file is in the generated tests. */
export const partOfFile = pdf('of the generated tests');

/** What the schema of a call does not tell about its fields. */
export const evidenceFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/file/': (word) => ({
    name: `${word}.pdf`,
    size: partOfFile.length,
    purpose: 'attachment',
    object_type: 'risk',
  }),
  '/file/:id/complete/': () => ({ sha256: omitted }),
  '/file/:id/part/:n/': () => ({ n: '0' }),
  '/file/:id/': () => ({ object_type: 'risk' }),
  '/evidence/': () => ({
    ...period,
    content: omitted,
    links: omitted,
    kind: 'statement',
    object_type: omitted,
    object_id: omitted,
  }),
  '/evidence/:id/': () => period,
  '/evidence/:id/revision/': (word) => ({ ...period, content: { statement: `${word} was reviewed by us` } }),
  '/evidence/:id/link/': () => ({ object_type: 'risk' }),
};

/** A file in the state that the call starts from, and the risk that it hangs on. */
export async function startFile(path: string, { world, word, people: { Admin } }: Somebody): Promise<Start> {
  const risk = await raised(Admin, `${word} has files`, {
    department_id: world.departments['Finance'] as string,
  });
  const sentFor: SentFor = { purpose: 'attachment', object_type: 'risk', object_id: risk.id };
  const body = { name: `${word}.pdf`, size: partOfFile.length, ...sentFor };
  if (path === '/file/') return { object_id: risk.id };
  if (path.endsWith('/part/:n/')) return { id: (await Admin.calls(beginFile, { body })).data.id };
  if (path.endsWith('/complete/') || path.endsWith('/upload/'))
    return { id: await sendsParts(world, Admin, `${word}.pdf`, partOfFile, sentFor) };
  const { id } = await sendsFile(world, Admin, `${word}.pdf`, partOfFile, sentFor);
  return { id, object_id: risk.id };
}

/** A piece of evidence in the state that the call starts from. */
export async function startEvidence(
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  { world, word, people: { Admin, User } }: Somebody,
): Promise<Start> {
  const department_id = world.departments['Finance'] as string;
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  // Of both kinds that are provided in words.
  const [kind, content] = ends('reject')
    ? (['link', { url: `https://${word}.example/review` }] as const)
    : (['statement', { statement: `${word} was reviewed by us` }] as const);
  const body = {
    name: `${word} reviews`,
    kind,
    effective_from: '2026-01-01',
    owner_id: User.id,
    department_id,
  };
  const { data: made } = await Admin.calls(createEvidence, { body });
  const params = { id: made.id };
  const risk = await raised(Admin, `${word} is proven`, { department_id });
  const link = { object_type: 'risk', object_id: risk.id };
  if (ends('submit', 'accept', 'reject')) {
    await User.calls(reviseEvidence, { params, body: { version: 1, content, submit: !ends('submit') } });
  }
  if (ends('link') && method === 'DELETE')
    await Admin.calls(linkEvidence, { params, body: { version: 1, ...link } });
  if (ends('restore'))
    await Admin.calls(deleteEvidence, { params, body: { version: 1, reason: `${word} was asked twice` } });
  return { evidence: made.id, object_id: risk.id };
}
