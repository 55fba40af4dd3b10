import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Why } from './why.ts';
import './dashboard.css';

const ExplanationDialog = lazy(async () => ({
  default: (await import('./ExplanationDialog.tsx')).ExplanationDialog,
}));

/** Opens how a figure came about. */
export function WhyButton({ title, why }: { title: string; why: Why }) {
  const { t } = useTranslation('web');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet-button not-printed"
        aria-label={t('figure.why_of', { figure: title })}
        onClick={() => setOpen(true)}
      >
        <CircleHelp size={14} aria-hidden />
        {t('figure.why')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ExplanationDialog title={title} why={why} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
