import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { CheckInput } from '#platform/web/ui/inputs/CheckInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { listStandards, readStandard } from '#features/compliance/standard/standard.contract.ts';
import { evidenceKinds, staleEffects } from '#features/treatment/evidence/evidence-kind.contract.ts';
import {
  addFreshnessRule,
  changeFreshnessRule,
  freshnessDetails,
  freshnessScopes,
  type FreshnessDetails,
  type FreshnessRule,
} from '../freshness.contract.ts';
import { RulePreview } from './RulePreview.tsx';

type Asked = z.input<typeof freshnessDetails>;

/** Only what the scope is about: what was chosen for another one before is not sent. */
const about = <Rule extends Omit<Asked, 'name'>>(rule: Rule): Rule => ({
  ...rule,
  evidence_kind: rule.scope === 'kind' ? rule.evidence_kind : null,
  tag: rule.scope === 'tag' ? rule.tag : null,
  standard: rule.scope === 'requirement' ? rule.standard : null,
  requirement: rule.scope === 'requirement' ? rule.requirement : null,
});

const usual: Asked = {
  name: '',
  scope: 'kind',
  evidence_kind: 'file',
  tag: null,
  standard: null,
  requirement: null,
  valid_for_days: 365,
  grace_days: 30,
  effect: 'unproven',
  is_active: true,
};

/** A new rule, or one as it is. */
export function RuleDialog({ rule, onClose }: { rule?: FreshnessRule; onClose: () => void }) {
  const { t } = useTranslation('compliance-freshness');
  const defaults = useMemo<Asked>(
    () => (rule === undefined ? usual : freshnessDetails.parse(detailsOf(rule))),
    [rule],
  );
  const form = useContractForm(freshnessDetails, { feature: 'compliance-freshness', defaults });
  const options = { refreshes: ['evidence'], handled: form.showFailure };
  const add = useWrite(addFreshnessRule, options);
  const change = useWrite(changeFreshnessRule, options);
  const done = {
    onSuccess: () => {
      onClose();
      showSnackbar({ message: t('form.saved'), variant: 'success' });
    },
  };
  return (
    <FormDialog
      open
      title={rule === undefined ? t('form.title') : t('form.title_change', { name: rule.name })}
      verb={t('web:save')}
      form={form}
      busy={add.isPending || change.isPending}
      onClose={onClose}
      onSubmit={(values) => {
        const body = about(values);
        if (rule === undefined) add.mutate({ body }, done);
        else change.mutate({ params: { id: rule.id }, body: { ...body, version: rule.version } }, done);
      }}
    >
      <Fields id={rule?.id} isSending={[add, change].some((one) => one.isPending || one.isSuccess)} />
    </FormDialog>
  );
}

const detailsOf = ({ name, scope, evidence_kind, tag, standard, requirement, ...rest }: FreshnessRule) => ({
  name,
  scope,
  evidence_kind,
  tag,
  standard,
  requirement,
  valid_for_days: rest.valid_for_days,
  grace_days: rest.grace_days,
  effect: rest.effect,
  is_active: rest.is_active,
});

function Fields({ id, isSending }: { id: string | undefined; isSending: boolean }) {
  const { t } = useTranslation('compliance-freshness');
  const { t: ofEvidence } = useTranslation('treatment-evidence');
  const values = useWatch() as FreshnessDetails;
  const { name: _, ...said } = about(values);
  const typed = freshnessDetails.omit({ name: true }).safeParse(said);
  const target = said.evidence_kind ?? said.tag ?? said.requirement;
  const asked = typed.success && target ? { ...(id !== undefined && { id }), rule: typed.data } : undefined;
  return (
    <>
      <TextInput name="name" label={t('web:field.name')} autoFocus />
      <SelectInput
        name="scope"
        label={t('form.scope')}
        choices={freshnessScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      {values.scope === 'kind' && (
        <SelectInput
          name="evidence_kind"
          label={t('form.evidence_kind')}
          choices={evidenceKinds.map((value) => ({ value, label: ofEvidence(`words.kind.${value}`) }))}
        />
      )}
      {values.scope === 'tag' && (
        <TextInput name="tag" label={t('form.tag')} help={t('form.tag_help')} empty={null} />
      )}
      {values.scope === 'requirement' && <RequirementInput standard={values.standard} />}
      <TextInput
        name="valid_for_days"
        type="number"
        label={t('form.valid_for_days')}
        help={t('form.valid_help')}
      />
      <TextInput name="grace_days" type="number" label={t('form.grace_days')} help={t('form.grace_help')} />
      <SelectInput
        name="effect"
        label={t('form.effect')}
        choices={staleEffects.map((value) => ({ value, label: t(`effect.${value}`) }))}
      />
      <CheckInput name="is_active" label={t('form.is_active')} />
      <RulePreview asked={asked} isSending={isSending} />
    </>
  );
}

/** A standard, and then a section, a control or a sub-control of it. */
function RequirementInput({ standard }: Pick<FreshnessDetails, 'standard'>) {
  const { t } = useTranslation('compliance-freshness');
  const standards = useRead(listStandards).data?.data ?? [];
  const read = useRead(
    readStandard,
    { params: { key: standard ?? 'iso27001' } },
    { enabled: standard !== null },
  );
  const picks = useMemo(
    () =>
      (standard === null ? [] : (read.data?.data.requirements ?? [])).map(({ code, title }) => ({
        value: code,
        label: `${code} ${title}`,
      })),
    [standard, read.data],
  );
  return (
    <>
      <SelectInput
        name="standard"
        label={t('form.standard')}
        choices={standards.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <PickInput
        key={standard}
        name="requirement"
        label={t('form.requirement')}
        help={t('form.requirement_help')}
        picks={picks}
        none={t('form.no_requirement')}
        empty={null}
      />
    </>
  );
}
