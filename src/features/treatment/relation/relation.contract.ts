import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';

/** What is related to a risk, in the order in which one leads to the next. */
export const relationKinds = [
  'risk',
  'control',
  'acceptance',
  'plan',
  'test',
  'question',
  'requirement',
  'task',
  'evidence',
] as const;
export type RelationKind = (typeof relationKinds)[number];

const relationNode = z.object({
  /** Of a question of maturity, that of its assessment with its own behind it. */
  id: z.string(),
  kind: z.enum(relationKinds),
  /** A test has none; of a question and a requirement, what its framework or standard calls it. */
  ref: z.string().nullable(),
  title: z.string(),
  /** A status of its kind; of a test that came to a result, the result; of a question, that of its assessment; of a requirement, that of
   *  the answer to it. */
  status: z.string(),
  /** Where it is read: a path of the product. A test is read on the page of its control, a question in the roadmap, a
   *  requirement where it is answered. */
  link: z.string(),
});
export type RelationNode = z.infer<typeof relationNode>;

/** One leads to the other: a risk to its control, a control to the plan that improves it, a plan to the gaps it is to
 *  close, any of them to its evidence and to what standards ask of it. */
const relationEdge = z.object({ from: z.string(), to: z.string() });
export type RelationEdge = z.infer<typeof relationEdge>;

/** Of each kind so many at most. */
export const mostOfKind = 25;

const relations = z.object({
  /** The risk first; of each kind those first that matter most. */
  nodes: z.array(relationNode),
  edges: z.array(relationEdge),
  /** How many more of a kind the caller would see. */
  left_out: z.array(z.object({ kind: z.enum(relationKinds), count: z.int() })),
});
export type Relations = z.infer<typeof relations>;

const endpoint = endpointsAbout('risk');

/** What treats a risk, proves it and retains it, as far as the caller sees it, and what leads to what. */
export const readRelations = endpoint({
  method: 'GET',
  path: '/risk/:id/links/',
  access: 'user',
  params: idParams,
  response: oneOf(relations),
});
