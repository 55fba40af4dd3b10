import type { RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import './skip-link.css';

/** The first thing Tab reaches: over the frame, to the page. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('shell');
  return (
    <a
      className="skip-link"
      href="#page"
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
