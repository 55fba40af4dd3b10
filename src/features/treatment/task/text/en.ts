import { change } from './change/en.ts';
import { screen } from './screen/en.ts';
import { story } from './story/en.ts';
import { verb } from './verb/en.ts';

export const en = {
  refusals: {
    task_blocked: 'It waits for another task that is still open.',
    parent_closed: 'What it belongs to is closed: its tasks are not worked on.',
    reviewer_missing: 'Name a reviewer first; without one, finish the task.',
    review_needed: 'It has a reviewer: submit it for review.',
    task_evidence_missing: 'It asks for evidence: add some first.',
    own_task: 'Nobody reviews their own task.',
    occurrence_open: 'Another occurrence of this recurring task is open.',
    blocker_unknown: 'There is no such task to wait for.',
    blocker_circle: 'These tasks would wait for each other.',
    parent_unknown: 'What the task is to belong to is not there.',
    parent_not_yours: 'You may not add tasks to this.',
    department_of_parent: 'The department follows from what the task belongs to.',
    due_before_start: 'It is due before it begins.',
    reviewer_busy: 'It is with its reviewer: name another one instead.',
    recurrence_without_day: 'A recurring task needs a due date.',
    recurrence_empty: 'This rule names no further day.',
  },
  input: { recurrence_unreadable: 'This is no rule of days that can be followed.' },
  holdings: {
    task_assignee: 'Tasks to do',
    task_reviewer: 'Tasks to review',
    tasks: 'Open tasks',
  },
  ...screen,
  ...change,
  story,
  verb,
};
export type TaskText = typeof en;
