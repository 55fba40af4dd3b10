import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import * as z from 'zod';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { CheckInput } from '#platform/web/ui/inputs/CheckInput.tsx';
import { ChoiceCards, ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { FileDrop } from '#platform/web/ui/inputs/FileDrop.tsx';
import { MoneyInput } from '#platform/web/ui/inputs/MoneyInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { RecordPicker } from '#platform/web/ui/inputs/RecordPicker.tsx';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { TextsInput } from '#platform/web/ui/inputs/TextsInput.tsx';
import { levels, nothing, people, type Examples } from './example.ts';

/** The form around an input, which has one field: filled, empty, or with something wrong. */
function Around({ value, wrong, children }: { value?: unknown; wrong?: string; children: ReactNode }) {
  const errors: FieldErrors = wrong === undefined ? {} : { field: { type: 'server', message: wrong } };
  const form = useForm({ defaultValues: { field: value }, errors });
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** Filled, empty and wrong: what every input is. */
const states = (value: unknown, input: ReactNode) => ({
  filled: () => <Around value={value}>{input}</Around>,
  empty: () => <Around>{input}</Around>,
  wrong: () => (
    <Around value={value} wrong="This is not what was asked for.">
      {input}
    </Around>
  ),
});

const named = { name: 'field', help: 'As people call it.' };
const choices = levels.map(({ name }) => ({ value: name, label: name, help: `What ${name} means.` }));

function Cards() {
  const [value, onChange] = useState<string>('Low');
  return (
    <ChoiceCards label="Level" choices={choices} field={{ value, onChange, onBlur: nothing, ref: nothing }} />
  );
}

const records = [
  { id: '1', ref: 'R-0001', title: 'The archive’s roof leaks' },
  { id: '2', ref: 'R-0002', title: 'سقف الأرشيف يسرّب' },
];
const Length = ({ record }: { record: (typeof records)[0] }) => <span>{record.title.length}</span>;
function Records({ found }: { found: typeof records | undefined }) {
  const [value, onPick] = useState<(typeof records)[0] | null>(null);
  return (
    <FieldFrame id={`record-${found?.length}`} label="Risk">
      <RecordPicker
        id={`record-${found?.length}`}
        value={value}
        onPick={onPick}
        found={found}
        onType={nothing}
        texts={{ type: 'Reference or words', searching: 'Searching…', none: 'Nothing found.' }}
        Beside={Length}
      />
    </FieldFrame>
  );
}

function Boxed() {
  const form = useContractForm(z.object({ title: z.string() }), { feature: 'web', defaults: { title: '' } });
  const restored: typeof form = { ...form, restored: true };
  return (
    <ContractFormBox form={restored} onSubmit={nothing}>
      <TextInput name="title" label="Title" />
    </ContractFormBox>
  );
}

function Search({ label }: { label: string }) {
  const [value, onChange] = useState<string | undefined>();
  return <SearchInput value={value} onChange={onChange} label={label} />;
}

const drop = {
  title: 'Drop a workbook here',
  help: 'CSV or XLSX, at most 20 MB.',
  kinds: '.csv,.xlsx',
  onFile: nothing,
};

export const inputs: Examples = {
  TextInput: {
    ...states('The archive’s roof leaks', <TextInput {...named} label="Title" />),
    'of several lines': () => (
      <Around value="سقف الأرشيف يسرّب">
        <TextInput {...named} label="Description" multiline minRows={3} optional />
      </Around>
    ),
    'a day': () => (
      <Around value="2027-03-04">
        <TextInput {...named} label="Due on" type="date" />
      </Around>
    ),
    disabled: () => (
      <Around value="Roof">
        <TextInput {...named} label="Title" disabled />
      </Around>
    ),
  },
  TextsInput: states(['ISO 27001', 'سقف'], <TextsInput {...named} label="Tags" />),
  MoneyInput: states(125_050, <MoneyInput {...named} label="Budget" currency="EUR" />),
  SelectInput: {
    ...states('Low', <SelectInput {...named} label="Level" choices={choices} none="Not rated" />),
    disabled: () => (
      <Around value="Low">
        <SelectInput {...named} label="Level" choices={choices} disabled />
      </Around>
    ),
  },
  ChoiceInput: states('Low', <ChoiceInput name="field" label="Level" choices={choices} />),
  ChoiceCards: { usual: () => <Cards /> },
  CheckInput: states(true, <CheckInput {...named} label="Confidential" />),
  PickInput: states('ada', <PickInput {...named} label="Owner" picks={people} none="Nobody" />),
  PicksInput: states(
    ['ada', 'omar'],
    <PicksInput {...named} label="Reviewers" picks={people} none="Nobody" />,
  ),
  RecordPicker: { found: () => <Records found={records} />, searching: () => <Records found={undefined} /> },
  SearchInput: { usual: () => <Search label="Title or reference" /> },
  FieldFrame: {
    'around a control of one’s own': () => (
      <FieldFrame id="own-control" label="Colour" help="Of the product." optional>
        <input id="own-control" type="color" defaultValue="#006565" />
      </FieldFrame>
    ),
  },
  FieldGroup: {
    usual: () => (
      <Around value="Roof">
        <FieldGroup title="What it is">
          <TextInput {...named} label="Title" />
        </FieldGroup>
      </Around>
    ),
  },
  ContractFormBox: { 'with a draft put back': () => <Boxed /> },
  FileDrop: {
    waiting: () => <FileDrop {...drop} sending={undefined} failure={null} />,
    sending: () => <FileDrop {...drop} sending={new File(['1'], 'risks.csv')} failure={null} />,
    refused: () => (
      <FileDrop
        {...drop}
        sending={undefined}
        failure={
          new CallFailed(413, { code: 'too_large', message: 'This is too large. The limit is 20 MB.' })
        }
      />
    ),
  },
};
