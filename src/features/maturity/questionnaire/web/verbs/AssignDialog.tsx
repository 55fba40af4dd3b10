import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/person/web/shared/people.hooks.ts';
import { assignQuestions } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { SectionsInput } from './SectionsInput.tsx';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const { section_ids, user_ids, due_date } = assignQuestions.body.shape;
// The call also takes single questions; here it is sections, and at least one.
const schema = z.strictObject({ section_ids: section_ids.unwrap().min(1), user_ids, due_date });
const defaults = { section_ids: [], user_ids: [], due_date: null };

/** Gives sections to people, or takes them back. */
export function AssignDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const { sections } = dialog.assessment;
  const [named] = useState(() => sections.flatMap(({ assigned_to }) => assigned_to));
  const people = usePeoplePicks(named);
  const asked = useVerbForm(dialog, 'assign', schema, defaults);
  const assign = useWrite(assignQuestions, asked.options);
  return (
    <VerbDialog
      asked={asked}
      busy={assign.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        assign.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      <SectionsInput sections={sections} />
      <PicksInput
        name="user_ids"
        label={t('verb.assign.people')}
        help={t('verb.assign.people_help')}
        picks={people}
        optional
        none={t('verb.assign.nobody')}
      />
      <TextInput name="due_date" type="date" label={t('verb.assign.due_date')} optional empty={null} />
    </VerbDialog>
  );
}
