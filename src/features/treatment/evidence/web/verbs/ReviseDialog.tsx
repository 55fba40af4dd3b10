import { useState } from 'react';
import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { remark } from '#platform/contract/wording.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useFileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import { reviseEvidence, type Evidence } from '../../evidence.contract.ts';
import type { EvidenceKind } from '../../evidence-kind.contract.ts';
import { checkContent, contentOf, typedContent } from '../content-form.ts';
import { ContentInput } from '../ContentInput.tsx';
import { EvidenceInput } from '../EvidenceInput.tsx';
import { evidenceKind } from './evidence-kind.ts';

const asked = z.strictObject({
  ...typedContent,
  effective_from: day,
  effective_to: z.nullable(day),
  note: remark.optional(),
});
const schemaOf = (kind: EvidenceKind) =>
  asked.check((typed) => checkContent(typed, kind, { isRequired: true }));

/** Provides another revision, and submits it. */
export function ReviseDialog(dialog: VerbDialogProps<Evidence>) {
  const { t } = useTranslation('treatment-evidence');
  const { record, onClose } = dialog;
  const [isFileMissing, setFileMissing] = useState(false);
  const [schema] = useState(() => schemaOf(record.kind));
  const sending = useFileSending({ purpose: 'evidence', object_type: 'evidence', object_id: record.id });
  const verbForm = useVerbForm(evidenceKind, dialog, 'revise', {
    endpoint: reviseEvidence,
    schema,
    defaults: {
      url: undefined,
      statement: undefined,
      effective_from: record.effective_from,
      effective_to: record.effective_to,
      note: undefined,
    },
  });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.revise.text')}
      busy={sending.isBusy}
      onClose={onClose}
      onSubmit={({ url, statement, ...period }) => {
        const content = contentOf(record.kind, { url, statement }, sending);
        setFileMissing(content === undefined);
        if (content !== undefined) verbForm.send({ ...period, content, submit: true });
      }}
    >
      <ContentInput kind={record.kind} sending={sending} isRequired isFileMissing={isFileMissing} />
      <EvidenceInput name="effective_from" />
      <EvidenceInput name="effective_to" />
      <TextInput name="note" label={t('field.note')} multiline minRows={2} optional empty={undefined} />
    </VerbDialog>
  );
}
