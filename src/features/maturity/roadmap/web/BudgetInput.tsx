import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

interface BudgetInputProps {
  budget: number | undefined;
  onChange: (days: string | undefined) => void;
}

const pause = 300;

/** Person days to spend: draws the effort line as one types. */
export function BudgetInput({ budget, onChange }: BudgetInputProps) {
  const { t } = useTranslation('maturity-roadmap');
  const id = useId();
  const [typed, type] = useState<string>();
  const kept = budget === undefined ? '' : String(budget);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      type(undefined);
      if (typed !== kept) onChange(typed === '' ? undefined : typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, kept, onChange]);
  return (
    <div className="what-if-budget">
      <label htmlFor={id} title={t('roadmap.what_if.budget_help')}>
        {t('roadmap.what_if.budget')}
      </label>
      <OutlinedInput
        id={id}
        size="small"
        value={typed ?? kept}
        inputProps={{ inputMode: 'numeric', maxLength: 6 }}
        onChange={({ target }) => type(target.value.replace(/\D/g, ''))}
        endAdornment={
          kept !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t('roadmap.what_if.budget_clear')}
                onClick={() => {
                  type(undefined);
                  onChange(undefined);
                }}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </InputAdornment>
          )
        }
        sx={{ width: 128 }}
      />
    </div>
  );
}
