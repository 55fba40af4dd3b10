import { useMemo } from 'react';
import * as z from 'zod';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import {
  approveControlTest,
  changeControlTest,
  controlTestDetails,
  returnControlTest,
  startControlTest,
  submitControlTest,
  type ControlTest,
} from '../control-test.contract.ts';
import { controlTestRecord } from '../control-test.record.ts';
import type { ControlTestVerb } from '../control-test.workflow.ts';
import { ResultFields, TestFields } from './TestFields.tsx';

const version = { version: true } as const;
/** The call of each verb, and what its form asks. */
const calls: Record<ControlTestVerb, { endpoint: Endpoint; schema: z.ZodType<object, object> }> = {
  edit: { endpoint: changeControlTest, schema: controlTestDetails },
  start: { endpoint: startControlTest, schema: z.strictObject({}) },
  submit: { endpoint: submitControlTest, schema: submitControlTest.body.omit(version) },
  approve: { endpoint: approveControlTest, schema: approveControlTest.body.omit(version) },
  return: { endpoint: returnControlTest, schema: returnControlTest.body.omit(version) },
};

interface TestVerbDialogProps {
  test: ControlTest;
  verb: ControlTestVerb;
  onClose: () => void;
}

/** What a verb of a test asks, and what comes of it. */
export function TestVerbDialog({ test, verb, onClose }: TestVerbDialogProps) {
  const { t } = useTranslation('treatment-control');
  const { timezone } = usePerson();
  const { endpoint, schema } = calls[verb];
  const defaults = useMemo(() => defaultsOf(test, verb, currentDay(timezone)), [test, verb, timezone]);
  const form = useContractForm(schema, { feature: 'treatment-control', defaults });
  const write = useWrite<Endpoint>(endpoint, { refreshes: ['risk'], handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t(`test.verb.${verb}.title`)}
      verb={t(`test.verb.${verb}.verb`)}
      busy={write.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        write.mutate({ params: { id: test.id }, body: { ...values, version: test.version } } as never, {
          onSuccess: () => {
            onClose();
            showSnackbar({ message: t(`test.verb.${verb}.done`), variant: 'success' });
          },
        })
      }
    >
      {verb !== 'edit' && (
        <p>{t(`test.verb.${verb}.text`, { tester: test.tester.name, reviewer: test.reviewer.name })}</p>
      )}
      {verb === 'edit' && <TestFields of={test.id} test={test} />}
      {verb === 'submit' && <ResultFields />}
      {verb === 'approve' && (
        <TextInput name="note" label={t('verb.note')} multiline minRows={2} optional empty={undefined} />
      )}
      {verb === 'return' && <TextInput name="note" label={t('verb.note')} multiline minRows={2} />}
    </FormDialog>
  );
}

/** What a form begins with. Nobody's judgement is made beforehand. */
function defaultsOf(test: ControlTest, verb: ControlTestVerb, day: string): object {
  switch (verb) {
    case 'edit':
      return detailsOf(controlTestRecord, test);
    case 'submit':
      return { result: undefined, done_on: day, exceptions: test.exceptions };
    case 'return':
      return { note: '' };
    default:
      return {};
  }
}
