import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';
import type { BulkRequest } from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import { PeopleMenu } from '#features/identity/candidate/web/shared/PeopleMenu.tsx';
import {
  applicabilityStates,
  controlResults,
  type ApplicabilityState,
} from '../../control-assessment-status.contract.ts';
import type { ControlSet } from './bulk-controls.hooks.ts';

type OnWish = (wish: BulkRequest<ControlSet>) => void;

const list = { maxHeight: 360, overflow: 'auto' } as const;

/** How far all of them are met. */
export function ResultChip({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('compliance-control-assessment');
  const label = t('field.result');
  return (
    <FilterChip label={label}>
      {(close) => (
        <MenuList aria-label={label} autoFocus sx={list}>
          {controlResults.map((result) => (
            <MenuItem
              key={result}
              onClick={() => {
                close();
                // A percentage of its own would say something else of each.
                const set = { result, implementation_percent: null };
                onWish({ set, field: label, value: t(`words.result.${result}`) });
              }}
            >
              {t(`words.result.${result}`)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </FilterChip>
  );
}

/** Says of what was carried over among them that it still holds. */
export function ConfirmChip({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('compliance-control-assessment');
  return (
    <Button
      size="small"
      onClick={() => onWish({ set: { confirmed: true }, field: t('bulk.carried'), value: t('bulk.confirm') })}
    >
      {t('bulk.confirm')}
    </Button>
  );
}

/** Who answers for all of them. */
export function OwnerChip({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('compliance-control-assessment');
  const label = t('web:field.owner');
  return (
    <FilterChip label={label}>
      {(close) => (
        <PeopleMenu
          label={label}
          none={t('web:record.nobody')}
          onChosen={(owner_id, value) => {
            close();
            onWish({ set: { owner_id }, field: label, value });
          }}
        />
      )}
    </FilterChip>
  );
}

/** Whether all of them apply; what does not, with the reason in words. */
export function ApplicabilityChip({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('compliance-control-assessment');
  const label = t('field.applicability_state');
  return (
    <FilterChip label={label}>
      {(close) => (
        <ApplicabilityForm
          onChosen={(set, value) => {
            close();
            onWish({ set, field: label, value });
          }}
        />
      )}
    </FilterChip>
  );
}

interface ApplicabilityFormProps {
  onChosen: (set: ControlSet, value: string) => void;
}

function ApplicabilityForm({ onChosen }: ApplicabilityFormProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const [state, setState] = useState<ApplicabilityState>('not_applicable');
  const [words, setWords] = useState('');
  const typed = words.trim();
  const setOf = (): ControlSet => {
    if (state === 'inherited') return { applicability_state: state, provider: typed };
    return {
      applicability_state: state,
      applicability_text: typed === '' ? null : typed,
      provider: null,
    };
  };
  const fields: Record<ApplicabilityState, ReactNode> = {
    applicable: t('form.why'),
    not_applicable: t('form.reason_text'),
    inherited: t('form.provider'),
  };
  return (
    <Box
      component="form"
      sx={{ p: 1.5, display: 'grid', gap: 1.5, width: 320, maxWidth: '90vw' }}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(setOf(), t(`words.applicability_state.${state}`));
      }}
    >
      <TextField
        select
        size="small"
        autoFocus
        label={t('field.applicability_state')}
        value={state}
        onChange={({ target }) =>
          setState(applicabilityStates.find((one) => one === target.value) ?? 'applicable')
        }
      >
        {applicabilityStates.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`words.applicability_state.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        multiline={state !== 'inherited'}
        minRows={state === 'inherited' ? 1 : 2}
        required={state !== 'applicable'}
        label={fields[state]}
        value={words}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: state === 'inherited' ? 200 : undefined } }}
        onChange={({ target }) => setWords(target.value)}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          size="small"
          type="submit"
          variant="contained"
          disabled={state !== 'applicable' && typed === ''}
        >
          {t('bulk.next')}
        </Button>
      </Box>
    </Box>
  );
}
