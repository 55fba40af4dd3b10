import '#platform/web/browser/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SnackbarHost } from '#platform/web/ui/notices/SnackbarHost.tsx';
import { ContactForm } from '#features/public-site/contact/web/shared/ContactForm.tsx';
import { siteTexts } from './site-texts.ts';

/** Brings the contact form to life, with what somebody wrote before. */
export async function startContactForm(place: HTMLElement): Promise<void> {
  await siteTexts();
  const controls = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const written = [...controls].filter(({ value }) => value !== '');
  const typed = Object.fromEntries(written.map(({ name, value }) => [name, value]));
  const messages = document.body.appendChild(document.createElement('div'));
  createRoot(messages).render(<SnackbarHost />);
  const form = (
    <StrictMode>
      <ContactForm typed={typed} />
    </StrictMode>
  );
  // What was written is not in the page that was made before: the form is then drawn anew, in the place of the old one.
  if (written.length === 0) hydrateRoot(place, form);
  else createRoot(place).render(form);
}
