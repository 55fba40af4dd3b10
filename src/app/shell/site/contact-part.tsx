import '#platform/web/browser/no-eval.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SnackbarHost } from '#platform/web/ui/notices/SnackbarHost.tsx';
import type { ContactField } from '#features/public-site/contact/web/contact-form.hooks.ts';
import { ContactForm } from '#features/public-site/contact/web/shared/ContactForm.tsx';
import { siteTexts } from './site-texts.ts';

/** Brings the contact form to life, with what somebody wrote before. */
export async function startContactForm(place: HTMLElement): Promise<void> {
  await siteTexts();
  const controls = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const written = [...controls].filter(({ value }) => value !== '');
  const typed = Object.fromEntries(written.map(({ name, value }) => [name, value]));
  const { activeElement } = document;
  const left = written.filter((control) => control !== activeElement).map(({ name }) => name as ContactField);
  const messages = document.body.appendChild(document.createElement('div'));
  createRoot(messages).render(<SnackbarHost />);
  const form = (
    <StrictMode>
      <ContactForm typed={typed} left={left} />
    </StrictMode>
  );
  if (written.length === 0) return void hydrateRoot(place, form);
  // What was written is not in the page that was made before: the form is then drawn anew, in the place of the old one.
  const writing = [...controls].findIndex((control) => control === activeElement);
  flushSync(() => createRoot(place).render(form));
  place.querySelectorAll<HTMLElement>('input, textarea')[writing]?.focus();
}
