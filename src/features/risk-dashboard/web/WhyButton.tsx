import Button from '@mui/material/Button';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explained } from './risk-dashboard.hooks.ts';

const ExplanationDialog = lazy(async () => ({
  default: (await import('./ExplanationDialog.tsx')).ExplanationDialog,
}));

export interface Why {
  /** The figures it explains, by the keys of the reply's `explain`. */
  figures: readonly string[];
  asked: Explained;
  /** The rows that were counted. */
  href?: string | undefined;
}

/** Opens how a figure came about. */
export function WhyButton({ title, why }: { title: string; why: Why }) {
  const { t } = useTranslation('risk-dashboard');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        className="not-printed"
        aria-label={t('screen.why_of', { figure: title })}
        startIcon={<CircleHelp size={14} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{
          color: 'text.secondary',
          minHeight: 28,
          px: 1,
          flex: 'none',
          fontSize: '0.75rem',
          fontWeight: 500,
        }}
      >
        {t('screen.why')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExplanationDialog title={title} why={why} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
