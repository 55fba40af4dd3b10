import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextsInput } from '#platform/web/ui/inputs/TextsInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { riskContext, riskSources } from '../../risk.contract.ts';
import { useCategories, usePeople } from './risk-choices.hooks.ts';
import { TagsInput } from '#features/risk/tag/web/shared/TagsInput.tsx';
import { keysOf } from '#platform/contract/values/keys.ts';

const parts = keysOf(riskContext.shape);

interface RiskFieldsProps {
  /** Where it may be put; left out where there is nothing to choose. */
  departments?: { picks: readonly Pick[]; help?: string | undefined; mayChooseWhole: boolean } | undefined;
  /** Who owns it now, should they no longer be among the colleagues. */
  owner?: { id: string; name: string } | null;
  /** What is in the register keeps an owner and a category. */
  isTriaged?: boolean;
}

/** What a person writes about a risk, when it is registered and when it is edited. */
export function RiskFields(props: RiskFieldsProps) {
  return (
    <>
      <WhatFields />
      <WhereFields {...props} />
      <MoreFields />
    </>
  );
}

function WhatFields() {
  const { t } = useTranslation('risk');
  return (
    <FieldGroup title={t('page.add.group_what')}>
      <TextInput name="title" label={t('web:field.title')} help={t('page.add.risk_title_help')} multiline />
      <TextInput
        name="description"
        label={t('web:field.description')}
        multiline
        minRows={2}
        optional
        empty={null}
      />
      {parts.map((part) => (
        <TextInput
          key={part}
          name={`context.${part}`}
          label={t(`page.context.${part}`)}
          help={t(`page.add.${part}_help`)}
          multiline
          optional
          empty={null}
        />
      ))}
    </FieldGroup>
  );
}

/** Whose it is: its department, its category, its owner. */
function WhereFields({ departments, owner, isTriaged = false }: RiskFieldsProps) {
  const { t } = useTranslation('risk');
  const { getValues, setValue } = useFormContext();
  const { picks, categories } = useCategories();
  const people = usePeople(owner, categories);
  return (
    <FieldGroup title={t('page.add.group_where')}>
      {departments && (
        <PickInput
          name="department_id"
          label={t('web:field.department')}
          picks={departments.picks}
          help={departments.help}
          optional={departments.mayChooseWhole}
          none={departments.mayChooseWhole ? t('web:record.whole') : t('verb.triage.choose')}
          empty={null}
        />
      )}
      <PickInput
        name="category_id"
        label={t('web:field.category')}
        picks={picks}
        optional={!isTriaged}
        none={isTriaged ? t('verb.triage.choose') : t('page.add.none')}
        empty={null}
        onPicked={(id) => {
          const keeper = categories.find((category) => category.id === id)?.default_owner;
          // A category may bring its owner; who is named already stays.
          if (keeper && getValues('owner_id') === null)
            setValue('owner_id', keeper.id, { shouldDirty: true });
        }}
      />
      <PickInput
        name="owner_id"
        label={t('page.add.owner')}
        {...people}
        help={t('page.add.owner_help')}
        optional={!isTriaged}
        none={isTriaged ? t('verb.triage.choose') : t('page.add.nobody')}
        empty={null}
      />
    </FieldGroup>
  );
}

function MoreFields() {
  const { t } = useTranslation('risk');
  return (
    <FieldGroup title={t('page.add.group_more')}>
      <TagsInput />
      <TextsInput name="assets" label={t('page.add.assets')} help={t('page.add.assets_help')} />
      <SelectInput
        name="source"
        label={t('web:field.source')}
        choices={riskSources.map((value) => ({ value, label: t(`words.source.${value}`) }))}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextInput name="raised_on" type="date" label={t('page.add.raised_on')} empty={undefined} />
        <TextInput
          name="review_on"
          type="date"
          label={t('page.add.review_on')}
          help={t('page.add.review_on_help')}
          optional
          empty={null}
        />
      </Box>
    </FieldGroup>
  );
}
