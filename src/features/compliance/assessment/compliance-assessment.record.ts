import * as z from 'zod';
import {
  choice,
  day,
  department,
  group,
  line,
  person,
  prose,
  references,
  remark,
  tags,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { mostFollowed } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { complianceKinds, complianceStatuses, openComplianceStatuses } from './assessment-status.contract.ts';
import { complianceWorkflow } from './compliance-assessment.workflow.ts';

const followedAssessment = z.object({
  id: z.uuid(),
  ref: z.string(),
  name: z.string(),
  standard: standardKey,
  status: z.enum(complianceStatuses),
});

/** An assessment of compliance of a department, or of the whole organisation, by one standard. By hand stay its figures, which are computed; its
 *  list, which stands below the standards that one can be assessed by; and its page, whose facts are worded by its standard. */
export const complianceRecord = record(complianceWorkflow, {
  prefix: 'CA',
  acts: ['submitted', 'approved'],
  open: openComplianceStatuses,
  fields: {
    name: line(3, 200).inList('title').sortable(),
    /** What it asks: all of it, or these groups. */
    standard: line(2, 40, standardKey).inList().byVerbs().unlogged(),
    standard_version: line(1, 40).inList('apart').byVerbs(),
    groups_in_scope: tags(20, 40).byVerbs(),
    department: department().nullable().inList().byVerbs().unlogged(),
    scope_text: prose().nullable(),
    /** The time that it speaks for. */
    period: group({ from: day(), to: day() }).inList(),
    lead: person().inList('hidden'),
    due_date: day().nullable().inList('fact').due(),
    kind: choice(complianceKinds).inList('hidden').initially('self'),
    reviewer: person().nullable().inList('hidden'),
    /** Those whose answers suggest its own, as far as the reader sees them. */
    follows: references(mostFollowed, followedAssessment).byVerbs(),
    /** Why it was returned, until it is submitted again. */
    returned: remark(),
    /** SHA-256 of what was approved, while it is. */
    hash: line(64, 64).nullable().byVerbs().unlogged(),
  },
});
