import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Namespace, NamespaceWith } from '#platform/web/language/text-keys.ts';
import './dashboard.css';

const ExplanationDialog = lazy(async () => ({
  default: (await import('./ExplanationDialog.tsx')).ExplanationDialog,
}));

/** The call that answered the figures: asked once more with `explain=1`, it explains them. */
export interface ExplainedRequest {
  endpoint: Endpoint;
  sent: { params?: object; query?: object; body?: object };
}

interface ExplainedFigures {
  /** The figures it explains, by the keys of the reply's `explain`. */
  figures: readonly string[];
  request: ExplainedRequest;
  /** Whose texts name the inputs (`screen.explanation.input`). */
  feature: Namespace;
  href?: undefined;
}

/** Figures with a way to the rows that were counted: the texts name those too. */
interface CountedFigures extends Omit<ExplainedFigures, 'href'> {
  feature: NamespaceWith<'screen.explanation.rows'>;
  href: string | undefined;
}

export type Why = ExplainedFigures | CountedFigures;

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
