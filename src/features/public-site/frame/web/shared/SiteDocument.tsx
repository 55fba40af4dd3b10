import type { ReactNode } from 'react';
import type { Language } from '#platform/contract/access.ts';
import { SiteFrame } from './SiteFrame.tsx';

interface SiteDocumentProps {
  language: Language;
  title: string;
  lead: string;
  /** What the button says that prints it; without a script there is none. */
  print: string;
  children: ReactNode;
}

/** A page of the public site that is read from its beginning to its end, in a form that prints. */
export function SiteDocument({ language, title, lead, print, children }: SiteDocumentProps) {
  return (
    <SiteFrame language={language}>
      <article className="document">
        <header>
          <h1>{title}</h1>
          <p className="document-lead">{lead}</p>
          <button type="button" className="site-button quiet-ink" data-print hidden>
            {print}
          </button>
        </header>
        {children}
      </article>
    </SiteFrame>
  );
}
