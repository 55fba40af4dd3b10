import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Language } from '#platform/contract/access.ts';
import { useDocumentTitle } from '#platform/web/screen/document-title.hooks.ts';
import { rememberLanguage, isLanguage } from '#platform/web/language/browser-language.ts';
import { speak } from '#platform/web/language/language.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { useConnectionLost } from '#platform/web/calling/connection.hooks.ts';
import { signInPaths } from './sign-in-paths.ts';
import type { SignInLook } from '#features/organisation/branding/branding.contract.ts';
import mark from '#platform/web/ui/page/mark.svg';
import './guest.css';

/** The frame of what a guest sees. Plain styles and native controls: these screens load no component library. */
export function GuestFrame({
  title,
  children,
  actions,
  look,
}: {
  /** Names the tab; without it, the product does. */
  title?: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Of the organisation that is chosen: its name and its logo stand for the product's. */
  look?: Pick<SignInLook, 'organization_name' | 'logo'> | undefined;
}) {
  const { t, i18n } = useTranslation('identity-sign-in');
  const lost = useConnectionLost();
  const choose = (language: Language) => {
    rememberLanguage(language);
    void speak(language);
  };
  useDocumentTitle(title);
  return (
    <div className="guest">
      <header className="guest-bar">
        <a className="guest-mark" href={signInPaths.home}>
          {look === undefined ? (
            <>
              <img src={mark} alt="" width="28" height="28" />
              Plumbline
            </>
          ) : (
            <>
              {look.logo !== null && <img src={look.logo} alt="" className="guest-logo" />}
              <bdi>{look.organization_name}</bdi>
            </>
          )}
        </a>
        <span className="grow" />
        {actions}
        <label className="language-menu">
          <span className="visually-hidden">{t('screen.language')}</span>
          <select
            value={i18n.language}
            onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
          >
            {Object.entries(languageNames).map(([language, name]) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <p className="guest-notice" data-uncovered role="status">
        {lost && t('web:connection.sign_in')}
      </p>
      <main className="guest-main">{children}</main>
    </div>
  );
}
