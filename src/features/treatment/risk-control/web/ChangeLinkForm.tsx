import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { changeRiskControl, riskControlDetails, type RiskControl } from '../risk-control.contract.ts';
import { LinkFields } from './LinkFields.tsx';

interface ChangeLinkFormProps {
  link: RiskControl;
  onDone: () => void;
}

/** Changes what a link says. */
export function ChangeLinkForm({ link, onDone }: ChangeLinkFormProps) {
  const { t } = useTranslation('treatment-control');
  const { id, version, acts_on, design, note, since, control } = link;
  const defaults = useMemo(() => ({ acts_on, design, note, since }), [acts_on, design, note, since]);
  const form = useContractForm(riskControlDetails, { feature: 'treatment-control', defaults });
  const change = useWrite(changeRiskControl, { refreshes: ['risk'], handled: form.showFailure });
  return (
    <ContractFormBox
      form={form}
      onSubmit={(body) =>
        change.mutate(
          { params: { id }, body: { ...body, version } },
          {
            onSuccess: () => {
              showSnackbar({ message: t('link.changed'), variant: 'success' });
              onDone();
            },
          },
        )
      }
    >
      <LinkFields title={`${control.ref} ${control.title}`} />
      <Box sx={{ display: 'flex', gap: 1, pb: 4 }}>
        <Button type="submit" variant="contained" disabled={change.isPending}>
          {t('web:save')}
        </Button>
        <Button onClick={onDone}>{t('web:cancel')}</Button>
      </Box>
    </ContractFormBox>
  );
}
