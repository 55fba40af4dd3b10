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
      <button
        type="button"
        className="quiet-button not-printed"
        aria-label={t('screen.why_of', { figure: title })}
        onClick={() => setOpen(true)}
      >
        <CircleHelp size={14} aria-hidden />
        {t('screen.why')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ExplanationDialog title={title} why={why} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
