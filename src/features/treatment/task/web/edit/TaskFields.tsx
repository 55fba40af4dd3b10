import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CheckInput } from '#platform/web/ui/inputs/CheckInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { TaskKind } from '../../task-status.contract.ts';
import type { Task } from '../../task.contract.ts';
import { ChecklistInput } from './ChecklistInput.tsx';
import { PriorityInput } from './PriorityInput.tsx';
import { RecurrenceInput } from './RecurrenceInput.tsx';
import { useBlockerPicks } from './task-picks.hooks.ts';

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

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
      <TextInput name="title" label={t('form.title')} />
      <PicksInput
        name="assignee_ids"
        label={t('form.assignees')}
        {...people}
        optional
        none={t('words.nobody')}
      />
      <Box sx={two}>
        <TextInput name="start_on" type="date" label={t('form.start_on')} optional empty={null} />
        <TextInput name="due_on" type="date" label={t('form.due_on')} optional empty={null} />
        <PriorityInput />
        <TextInput name="estimate_h" type="number" label={t('form.estimate_h')} optional empty={null} />
        {kind === 'cip' && (
          <TextInput name="weight" type="number" label={t('form.weight')} help={t('form.weight_help')} />
        )}
      </Box>
      <PickInput
        name="reviewer_id"
        label={t('form.reviewer')}
        help={t('form.reviewer_help')}
        {...people}
        optional
        none={t('words.nobody')}
        empty={null}
      />
      <TextInput
        name="description"
        label={t('form.description')}
        multiline
        minRows={2}
        optional
        empty={null}
      />
      <ChecklistInput name="checklist" />
      <PicksInput
        {...blockers}
        name="blocked_by"
        label={t('form.blocked_by')}
        help={t('form.blocked_by_help')}
        optional
        none={t('words.no_task')}
      />
      <CheckInput
        name="evidence_required"
        label={t('form.evidence_required')}
        help={t('form.evidence_required_help')}
      />
      <RecurrenceInput />
      {kind === 'none' && !departments.flat && (
        <PickInput
          name="department_id"
          label={t('form.department')}
          picks={departments.picks}
          optional
          none={t('words.whole')}
          empty={null}
        />
      )}
    </>
  );
}
