import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { prose } from '#platform/contract/wording.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import type { RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { cell } from '#features/risk/model/risk-level.contract.ts';
import { appetiteScopes } from '../appetite-scope.contract.ts';
import { addAppetite, changeAppetite, type Appetite } from '../appetite.contract.ts';
import { CellsInput } from './CellsInput.tsx';

const kinds = ['level', 'cells'] as const;

/** What the form asks for by what was chosen in it. */
type Scoped = Pick<Appetite, 'scope'> & { kind: (typeof kinds)[number] };
/** What the form asks: a level, or cells of the matrix. */
const asked = z.strictObject({
  scope: z.enum(appetiteScopes),
  department_id: z.uuid().nullable(),
  category_id: z.uuid().nullable(),
  kind: z.enum(kinds),
  max_level: z.string(),
  cells: z.array(cell),
  statement: prose.nullable(),
  valid_from: day,
  valid_to: z.nullable(day),
});

interface AppetiteDialogProps {
  appetite: Appetite | undefined;
  model: RiskModel;
  onClose: () => void;
}

/** A new appetite, or one as it is. Whoever states it approves it. */
export function AppetiteDialog({ appetite, model, onClose }: AppetiteDialogProps) {
  const { t } = useTranslation('treatment-appetite');
  const person = usePerson();
  const [today] = useState(() => currentDay(person.timezone));
  const defaults = useMemo(
    () => ({
      scope: appetite?.scope ?? ('organisation' as const),
      department_id: appetite?.department?.id ?? null,
      category_id: appetite?.category?.id ?? null,
      kind: appetite?.cells == null ? ('level' as const) : ('cells' as const),
      max_level: String(appetite?.max_level ?? 1),
      cells: appetite?.cells ?? [],
      statement: appetite?.statement ?? null,
      valid_from: appetite?.valid_from ?? today,
      valid_to: appetite?.valid_to ?? null,
    }),
    [appetite, today],
  );
  const form = useContractForm(asked, { feature: 'treatment-appetite', defaults });
  const options = { refreshes: ['risk'], handled: form.showFailure };
  const add = useWrite(addAppetite, options);
  const change = useWrite(changeAppetite, options);
  const done = {
    onSuccess: () => {
      onClose();
      showSnackbar({ message: t('saved'), variant: 'success' });
    },
  };
  return (
    <FormDialog
      open
      title={t(appetite === undefined ? 'add' : 'change_title')}
      verb={t('web:save')}
      form={form}
      busy={add.isPending || change.isPending}
      onClose={onClose}
      onSubmit={({ kind, max_level, cells, ...values }) => {
        const body = {
          ...values,
          department_id: values.scope === 'department' ? values.department_id : null,
          category_id: values.scope === 'category' ? values.category_id : null,
          max_level: kind === 'level' ? Number(max_level) : null,
          cells: kind === 'cells' ? cells : null,
          approver_id: person.id,
        };
        if (appetite === undefined) add.mutate({ body }, done);
        else
          change.mutate({ params: { id: appetite.id }, body: { ...body, version: appetite.version } }, done);
      }}
    >
      <Fields model={model} />
    </FormDialog>
  );
}

function Fields({ model }: { model: RiskModel }) {
  const { t } = useTranslation('treatment-appetite');
  const words = useModelWords();
  const { picks, flat } = useDepartmentPicks();
  const categories = useRead(listCategories).data?.data ?? [];
  const { watch } = useFormContext<Scoped>();
  const scope = watch('scope');
  const kind = watch('kind');
  const scopes = appetiteScopes.filter((one) => !flat || one !== 'department');
  return (
    <>
      <SelectInput
        name="scope"
        label={t('form.scope')}
        choices={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      {scope === 'department' && (
        <SelectInput name="department_id" label={t('scope.department')} choices={picks} />
      )}
      {scope === 'category' && (
        <SelectInput
          name="category_id"
          label={t('scope.category')}
          choices={categories.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        />
      )}
      <SelectInput
        name="kind"
        label={t('form.kind')}
        choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'level' ? (
        <SelectInput
          name="max_level"
          label={t('form.max_level')}
          help={t('form.max_level_help')}
          choices={[
            { value: '-1', label: t('nothing_retained') },
            ...model.levels.map((level) => ({ value: String(level.index), label: words.levelName(level) })),
          ]}
        />
      ) : (
        <CellsInput model={model} />
      )}
      <TextInput
        name="statement"
        label={t('form.statement')}
        help={t('form.statement_help')}
        multiline
        minRows={2}
        optional
        empty={null}
      />
      <TextInput name="valid_from" type="date" label={t('form.valid_from')} />
      <TextInput name="valid_to" type="date" label={t('form.valid_to')} optional empty={null} />
    </>
  );
}
