import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { useFileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { createEvidence, evidenceDetails, type Evidence, type EvidenceLink } from '../evidence.contract.ts';
import { checkContent, contentOf, typedContent } from './content-form.ts';
import { ContentInput } from './ContentInput.tsx';
import { EvidenceInput, PeopleInputs, PeriodInputs } from './EvidenceInput.tsx';
import { refreshedByLinks } from './evidence-links.hooks.ts';

// A record is linked from its own page.
const kinds = ['file', 'link', 'statement'] as const;
const schema = evidenceDetails
  .omit({ source: true, confidential: true })
  .extend({ kind: z.enum(kinds), ...typedContent })
  .check((typed) => checkContent(typed, typed.value.kind));

interface AddEvidenceDialogProps {
  /** What it is evidence for, where it is added there. */
  link?: EvidenceLink;
  onClose: () => void;
  onAdded: (evidence: Evidence) => void;
}

const nobody: readonly { id: string; name: string }[] = [];

const beginning = (
  today: string,
  owner_id: string,
  department_id: string | null,
): z.input<typeof schema> => ({
  name: '',
  kind: 'file',
  effective_from: today,
  effective_to: null,
  valid_for_days: null,
  tags: [],
  owner_id,
  reviewer_id: null,
  department_id,
  url: undefined,
  statement: undefined,
});

/** Adds a piece of evidence: with its content it is submitted, without it is asked of its owner. */
export function AddEvidenceDialog({ link, onClose, onAdded }: AddEvidenceDialogProps) {
  const { t } = useTranslation('treatment-evidence');
  const person = usePerson();
  const { picks, flat, current, decides } = useDepartmentPicks();
  // On a record's page whoever answers for that adds to it, whatever their department.
  const mine = link === undefined ? picks.filter(({ value }) => decides(value)) : picks;
  const sending = useFileSending({
    purpose: 'evidence',
    object_type: link?.object_type ?? 'evidence',
    object_id: link?.object_id ?? null,
  });
  const [today] = useState(() => new Date().toISOString().split('T')[0] ?? '');
  const form = useContractForm(schema, {
    feature: 'treatment-evidence',
    defaults: beginning(
      today,
      person.id,
      mine.some(({ value }) => value === current) ? (current as string) : null,
    ),
  });
  const create = useWrite(createEvidence, {
    refreshes: refreshedByLinks,
    handled: (failure) => form.showFailure(failure),
  });
  const kind = form.watch('kind');
  const add = ({ url, statement, ...details }: z.output<typeof schema>) => {
    const content = contentOf(details.kind, { url, statement }, sending);
    const body = { ...details, ...(content && { content }), ...(link && { links: [link] }) };
    create.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          showSnackbar({ message: t('verb.create.done', { ref: data.ref }) });
          onClose();
          onAdded(data);
        },
        onError: (failure) => {
          if (!form.showFailure(failure)) showFailureSnackbar(failure);
        },
      },
    );
  };
  return (
    <FormDialog
      open
      form={form}
      title={t('verb.create.title')}
      verb={t('verb.create.verb')}
      busy={create.isPending || sending.isBusy}
      onSubmit={add}
      onClose={onClose}
    >
      <EvidenceInput name="name" autoFocus />
      <SelectInput
        name="kind"
        label={t('web:field.kind')}
        choices={kinds.map((value) => ({ value, label: t(`words.kind.${value}`) }))}
        help={t('form.content_help')}
      />
      <ContentInput kind={kind} sending={sending} />
      <PeriodInputs />
      <EvidenceInput name="tags" />
      <PeopleInputs named={nobody} />
      {!flat && (
        <PickInput
          name="department_id"
          label={t('web:field.department')}
          picks={mine}
          optional
          none={t('web:record.whole')}
          empty={null}
        />
      )}
    </FormDialog>
  );
}
