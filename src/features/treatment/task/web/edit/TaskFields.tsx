import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { TaskKind } from '../../task-status.contract.ts';
import type { Task } from '../../task.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { ChecklistInput } from './ChecklistInput.tsx';
import { RecurrenceInput } from './RecurrenceInput.tsx';
import { useBlockerPicks } from './task-picks.hooks.ts';

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

/** The record whose fields these inputs write. */
const inTask = { record: taskRecord, feature: 'treatment-task' } as const;

interface TaskFieldsProps {
  task?: Task;
  /** What it belongs to: a task of nothing may have a department of its own, one of a plan counts for its progress. */
  kind: TaskKind;
}

/** What people write about a task: what, who, until when, and whether it comes again. */
export function TaskFields({ task, kind }: TaskFieldsProps) {
  const { t } = useTranslation('treatment-task');
  const people = usePeoplePicks(
    useMemo(() => [...(task?.assignees ?? []), ...(task?.reviewer ? [task.reviewer] : [])], [task]),
  );
  const departments = useDepartmentPicks();
  const blockers = useBlockerPicks(task);
  return (
    <>
      <FieldInput {...inTask} name="title" />
      <PicksInput
        name="assignee_ids"
        label={t('field.assignees')}
        {...people}
        optional
        none={t('web:record.nobody')}
      />
      <Box sx={two}>
        <FieldInput {...inTask} name="start_on" />
        <FieldInput {...inTask} name="due_on" />
        <FieldInput {...inTask} name="priority" />
        <FieldInput {...inTask} name="estimate_h" />
        {kind === 'cip' && <FieldInput {...inTask} name="weight" />}
      </Box>
      <PickInput
        name="reviewer_id"
        label={t('web:field.reviewer')}
        help={t('form.reviewer_help')}
        {...people}
        optional
        none={t('web:record.nobody')}
        empty={null}
      />
      <FieldInput {...inTask} name="description" />
      <ChecklistInput name="checklist" />
      <PicksInput
        {...blockers}
        name="blocked_by"
        label={t('field.blocked_by')}
        help={t('form.blocked_by_help')}
        optional
        none={t('words.no_task')}
      />
      <FieldInput {...inTask} name="evidence_required" />
      <RecurrenceInput />
      {kind === 'none' && !departments.flat && (
        <PickInput
          name="department_id"
          label={t('web:field.department')}
          picks={departments.picks}
          optional
          none={t('web:record.whole')}
          empty={null}
        />
      )}
    </>
  );
}
