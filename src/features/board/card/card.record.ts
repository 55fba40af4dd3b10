import * as z from 'zod';
import { day, json, line, people, prose, references } from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { line as lineText } from '#platform/contract/wording.ts';
import { boardColours } from '#features/board/board/board-status.contract.ts';
import { cardWorkflow } from './card.workflow.ts';

const step = z.strictObject({ text: lineText(1, 200), done: z.boolean() });
/** That of a task has no name. */
const checklist = z.strictObject({ name: z.string(), items: z.array(step) });
export type CardChecklist = z.infer<typeof checklist>;
const written = checklist.extend({ name: lineText(1, 80), items: z.array(step).max(50) });

const label = z.object({ id: z.uuid(), name: z.string(), colour: z.enum(boardColours) });
export type CardLabel = z.infer<typeof label>;

/** What stands in a list of a board: a word of its own, or a task. One that is a task has neither title nor text, people, day or checklist
 *  of its own: those are the task's. By hand stay the list and the place in it, which moving writes. */
export const cardRecord = record(cardWorkflow, {
  prefix: 'C',
  open: ['active'],
  fields: {
    title: line(1, 200).nullable().inList('title'),
    description: prose().nullable(),
    members: people(20).inList(),
    due_on: day().nullable().inList('fact'),
    labels: references(20, label)
      .inList()
      .loggedAs('tags', (labels) => labels.map(({ name }) => name)),
    checklists: json(z.array(checklist), z.array(written).max(10)).initially([]),
  },
});
