import {
  choice,
  day,
  department,
  line,
  number,
  person,
  prose,
  tags,
  yesNo,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { evidenceKinds, longestTag, mostTags } from './evidence-kind.contract.ts';
import { evidenceWorkflow } from './evidence.workflow.ts';

/** That something was done, or is so, in a period. What was provided and what it proves lie in tables of their own; the day it expires on
 *  follows from its period. Its page stays by hand: its facts stand in the middle, and most of them are worded by two fields. */
export const evidenceRecord = record(evidenceWorkflow, {
  prefix: 'EV',
  acts: ['submitted', 'decided'],
  open: ['requested', 'submitted', 'accepted', 'rejected', 'expired'],
  fields: {
    name: line(3, 200).inList('title').sortable(),
    /** What an external auditor asked for, and until when. */
    request: prose().nullable().byVerbs().unlogged(),
    due_date: day().nullable().byVerbs().unlogged(),
    kind: choice(evidenceKinds).inList('hidden').byVerbs().unlogged(),
    owner: person().inList('fact'),
    reviewer: person().nullable().inList('apart'),
    department: department().nullable().inList(),
    /** The period it speaks for; without an end it goes on. */
    effective_from: day().inList('apart'),
    effective_to: day().nullable().inList('apart'),
    /** Days from the end of the period, or from its beginning where it has no end. */
    valid_for_days: number(1, 3650).nullable().inList('apart'),
    /** The organisation's own words for evidence that belongs together. */
    tags: tags(mostTags, longestTag).inList('hidden'),
    /** Where it comes from: a system, a report. */
    source: line(1, 200).nullable(),
    confidential: yesNo().inList('apart').initially(false),
    /** The newest one; 0 while there is none. */
    revision: number().inList('apart').byVerbs(),
    /** The one that was accepted last, the one that was decided about last, and the one that waits to be. */
    accepted_revision: number().nullable().byVerbs().unlogged(),
    decided_revision: number().nullable().byVerbs().unlogged(),
    awaiting_revision: number().nullable().byVerbs().unlogged(),
    /** Why the last one that was submitted was rejected, until another one is. */
    rejection: prose().nullable().byVerbs().unlogged(),
  },
});
