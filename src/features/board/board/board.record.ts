import * as z from 'zod';
import { choice, department, line, number, people, prose, yesNo } from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { boardColours, boardVisibilities } from './board-status.contract.ts';
import { boardWorkflow } from './board.workflow.ts';

/** Letters of any language, digits, and hyphens between them. */
const addressWord: z.ZodType<string, string> = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);

/** Where a team sees what is to be done. Its lists and labels are written by calls of their own; its cards are records themselves. */
export const boardRecord = record(boardWorkflow, {
  prefix: 'B',
  open: ['active'],
  fields: {
    name: line(1, 80).inList('title').sortable(),
    /** Stands behind the id in its address. */
    uri: line(1, 80, addressWord).inList('apart'),
    description: prose().nullable(),
    visibility: choice(boardVisibilities).inList('fact').initially('private'),
    department: department().nullable().inList(),
    admins: people(20),
    members: people(200),
    viewers: people(200),
    colour: choice(boardColours).nullable().inList('apart'),
    /** Whether its cards show their covers. */
    card_covers: yesNo().initially(true),
    /** How many cards somebody has in a list before it says so. */
    wip_per_person: number(1, 100).nullable(),
    /** Whether a full list takes no more. */
    wip_blocks: yesNo().initially(false),
  },
});
