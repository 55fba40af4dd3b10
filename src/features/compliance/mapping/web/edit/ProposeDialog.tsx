import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { readStandard } from '#features/compliance/standard/standard.contract.ts';
import { proposeMapping } from '../../mapping.contract.ts';
import { DetailFields } from './DetailFields.tsx';

const defaults = {
  from_standard: 'iso27001',
  from_code: '',
  to_standard: 'nist_csf',
  to_code: '',
  relation: 'intersects' as const,
  strength: null,
  rationale: null,
};

/** Proposes a mapping between two requirements: it counts once an Admin confirms it. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('compliance-mapping');
  const form = useContractForm(proposeMapping.body, {
    feature: 'compliance-mapping',
    defaults,
    draft: 'compliance-mapping-new',
  });
  const propose = useWrite(proposeMapping, { handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t('propose.title')}
      verb={t('propose.verb')}
      busy={propose.isPending}
      onClose={onClose}
      onSubmit={(body) =>
        propose.mutate(
          { body },
          {
            onSuccess: ({ data }) => {
              form.discard();
              onClose();
              const ref = `${data.from.code} – ${data.to.code}`;
              showSnackbar({ message: t('propose.done', { ref }), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('propose.text')}
      </Typography>
      <PlaceInputs end="from" />
      <PlaceInputs end="to" />
      <DetailFields />
    </FormDialog>
  );
}

/** A standard, and one of its requirements that is answered itself. */
function PlaceInputs({ end }: { end: 'from' | 'to' }) {
  const { t } = useTranslation('compliance-mapping');
  const { offered } = useStandards();
  const key = useWatch<Record<string, string>, string>({ name: `${end}_standard` });
  const read = useRead(readStandard, { params: { key } }, { keep: true });
  const picks = useMemo(() => {
    const requirements = read.data?.data.requirements ?? [];
    const above = new Set(
      requirements.flatMap(({ level, parent }) => (level === 'sub_control' ? [parent] : [])),
    );
    return requirements
      .filter(({ level, code }) => level !== 'section' && !above.has(code))
      .map(({ code, title }) => ({ value: code, label: `${code} ${title}` }));
  }, [read.data]);
  return (
    <>
      <SelectInput
        name={`${end}_standard`}
        label={t(`propose.${end}_standard`)}
        choices={offered.map((one) => ({ value: one.key, label: one.name }))}
      />
      <PickInput
        name={`${end}_code`}
        label={t(`propose.${end}_code`)}
        help={t('propose.code_help')}
        picks={picks}
        none={t('propose.no_requirement')}
      />
    </>
  );
}
