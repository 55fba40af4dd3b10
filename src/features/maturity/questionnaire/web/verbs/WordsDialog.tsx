import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import {
  approveAssessment,
  archiveAssessment,
  reopenAssessment,
  returnAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const seen = { version: true } as const;
const optional = { minRows: 2, optional: true, empty: undefined } as const;

/** What is asked with each verb: its words, and how they are typed. */
const asks = {
  return: {
    endpoint: returnAssessment,
    schema: returnAssessment.body.omit(seen),
    defaults: { note: '' },
    input: { name: 'note', minRows: 3, autoFocus: true },
  },
  approve: {
    endpoint: approveAssessment,
    schema: approveAssessment.body.omit(seen),
    defaults: { note: undefined },
    input: { name: 'note', ...optional },
  },
  reopen: {
    endpoint: reopenAssessment,
    schema: reopenAssessment.body.omit(seen),
    defaults: { reason: '' },
    input: { name: 'reason', minRows: 2, autoFocus: true },
  },
  archive: {
    endpoint: archiveAssessment,
    schema: archiveAssessment.body.omit(seen),
    defaults: { reason: undefined },
    input: { name: 'reason', ...optional },
  },
} as const;

/** The verbs that ask for a few words and nothing else. */
export function WordsDialog({ verb, ...dialog }: VerbDialogProps & { verb: keyof typeof asks }) {
  const { t } = useTranslation('maturity');
  const { endpoint, schema, defaults, input } = asks[verb];
  const asked = useVerbForm(dialog, verb, schema, defaults);
  const send = useWrite(endpoint, asked.options);
  return (
    <VerbDialog
      asked={asked}
      text={t(`verb.${verb}.text`)}
      busy={send.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        send.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      <TextInput {...input} label={t(`verb.${input.name}`)} multiline />
    </VerbDialog>
  );
}
