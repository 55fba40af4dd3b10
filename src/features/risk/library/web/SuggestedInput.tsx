import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { PlaceMatrix } from '#features/risk/rating/web/shared/PlaceMatrix.tsx';

/** The field `suggested` of the surrounding form: a place on the matrix in use, or none. */
export function SuggestedInput() {
  const { t } = useTranslation('risk-library');
  const id = useId();
  const { field, fieldState } = useController<{ suggested: Cell | null }, 'suggested'>({ name: 'suggested' });
  const model = useRead(readModel).data?.data.active;
  const place = field.value;
  if (model === undefined) return null;
  return (
    <FieldFrame id={id} label={t('screen.suggested')} error={fieldState.error?.message} optional>
      <Box id={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <PlaceMatrix
          model={model}
          places={{ inherent: place, residual: null, target: null }}
          label={t('screen.suggested')}
          onPlace={field.onChange}
        />
        {place === null ? (
          t('item.no_suggestion')
        ) : (
          <Button size="small" onClick={() => field.onChange(null)}>
            {t('item.clear_suggestion')}
          </Button>
        )}
      </Box>
    </FieldFrame>
  );
}
