import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { assignQuestions } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';
import { SectionsInput } from './SectionsInput.tsx';

const { section_ids, user_ids, due_date } = assignQuestions.body.shape;
// The call also takes single questions; here it is sections, and at least one.
const schema = z.strictObject({ section_ids: section_ids.unwrap().min(1), user_ids, due_date });
const defaults = { section_ids: [], user_ids: [], due_date: null };

/** Gives sections to people, or takes them back. */
export function AssignDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const { sections } = dialog.record;
  const [named] = useState(() => sections.flatMap(({ assigned_to }) => assigned_to));
  const people = usePeoplePicks(named);
  const verbForm = useVerbForm(assessmentKind, dialog, 'assign', {
    endpoint: assignQuestions,
    schema,
    defaults,
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={(values) => verbForm.send(values)}>
      <SectionsInput sections={sections} />
      <PicksInput
        name="user_ids"
        label={t('verb.assign.people')}
        help={t('verb.assign.people_help')}
        {...people}
        optional
        none={t('verb.assign.nobody')}
      />
      <TextInput name="due_date" type="date" label={t('verb.assign.due_date')} optional empty={null} />
    </VerbDialog>
  );
}
