import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
}

/** A label above, the control, and below it what is wrong or what helps. For controls of a feature's own, too. */
export function FieldFrame({ id, label, help, error, optional = false, children }: FieldFrameProps) {
  const { t } = useTranslation('web');
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ mb: 2 }}>
      <FormLabel
        htmlFor={id}
        sx={{ mb: 0.5, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500, color: 'text.primary' }}
      >
        {/* The blank is for those who hear the label: it would run into the word after it. */}
        {label}{' '}
        {optional && (
          <FormHelperText component="span" sx={{ marginInlineStart: 1, display: 'inline' }}>
            {t('optional')}
          </FormHelperText>
        )}
      </FormLabel>
      {children}
      <FormHelperText id={`${id}-help`}>{error ?? help}</FormHelperText>
    </FormControl>
  );
}
