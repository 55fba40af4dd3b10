import * as z from 'zod';
import { personName } from '#platform/contract/person.ts';
import {
  day,
  department,
  json,
  line,
  moment,
  person,
  prose,
  references,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { acceptancesUnderWay, mostRisks } from './acceptance-status.contract.ts';
import { acceptanceWorkflow } from './acceptance.workflow.ts';

/** Who approved or rejected it, in whose place, when, and what they said. Names are those of then. */
const decision = z.object({
  by: personName,
  on_behalf_of: z.nullable(personName),
  at: z.iso.datetime(),
  note: z.string().nullable(),
});
export type Decision = z.infer<typeof decision>;

/** How an approved one ceased to hold; by nobody where the product ended it. */
const ended = z.object({ by: z.nullable(personName), at: z.iso.datetime(), reason: z.string().nullable() });

/** Somebody's decision to retain risks until a day, or the request for it. By hand stay who asks for it, whom no form names; the copy that
 *  was frozen, and what follows from its levels; and its page, whose title is that of its risks and whose facts word most by two fields. */
export const acceptanceRecord = record(acceptanceWorkflow, {
  prefix: 'AC',
  open: acceptancesUnderWay,
  isOverLast: true,
  fields: {
    risks: references(mostRisks).inList('title'),
    /** Of all its risks, as they were when it was asked for. */
    department: department().nullable().inList().byVerbs().unlogged(),
    /** The last day on which the risks are accepted. */
    expires_on: day().inList('fact').due(),
    approver: person().inList('fact'),
    /** Who decides after the first one has approved, where two are to. */
    second_approver: person().nullable().inList('apart'),
    /** Why the risks may be retained. */
    justification: prose(20, 2000),
    /** What must stay true meanwhile. */
    conditions: prose().nullable(),
    /** The day of the approval. */
    starts_on: day().nullable().inList('apart').byVerbs(),
    submitted_at: moment().nullable().byVerbs().unlogged(),
    /** Of the copy that was frozen: SHA-256 over the canonical JSON. */
    sha256: line(64, 64).nullable().byVerbs(),
    /** Of the first of two; `decision` is the last one. */
    first_decision: json(decision).nullable().byVerbs().unlogged(),
    decision: json(decision).nullable().byVerbs().unlogged(),
    ended: json(ended).nullable().byVerbs().unlogged(),
  },
});
