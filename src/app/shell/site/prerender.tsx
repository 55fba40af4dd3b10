import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { directionOf, languages, type Language } from '#platform/contract/access.ts';
import { startKnownTexts } from '#platform/web/language/known-texts.ts';
import icon from '#platform/web/ui/page/mark.svg';
import { ContactForm } from '#features/public-site/contact/web/shared/ContactForm.tsx';
import { HomePage } from '#features/public-site/home/web/HomePage.tsx';
import { PrivacyPolicyPage } from '#features/public-site/privacy-policy/web/PrivacyPolicyPage.tsx';
import { SchedulePage } from '#features/public-site/schedule/web/SchedulePage.tsx';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';
import splash from '#app/theme/splash.css?inline';
import fallbackFonts from '#app/theme/fallback-fonts.css?inline';
import base from '#app/theme/base.css?inline';
import colours from './site-theme.css?inline';
import frame from '#features/public-site/frame/web/shared/site-frame.css?inline';
import footer from '#features/public-site/frame/web/shared/site-footer.css?inline';
import documents from '#features/public-site/frame/web/shared/document.css?inline';
import firstPicture from '#features/public-site/home/web/first-picture.css?inline';
import hero from '#features/public-site/home/web/hero.css?inline';
import home from '#features/public-site/home/web/home.css?inline';
import contact from '#features/public-site/contact/web/shared/contact-form.css?inline';
import further from '#features/public-site/further/web/shared/further.css?inline';

const common = [splash, base, colours, frame];

/** The form has a root of its own, so that it can come to life alone. */
const contactForm = () => (
  <div id="contact-form" dangerouslySetInnerHTML={{ __html: renderToString(<ContactForm />) }} />
);

const styleOf = (...styles: string[]) => <style dangerouslySetInnerHTML={{ __html: styles.join('') }} />;

type Namespace = 'public-site-home' | 'public-site-privacy-policy' | 'public-site-schedule';
interface SitePage {
  /** Whose title and description it has. */
  texts: Namespace;
  /** The pages are for guests: who is signed in is led on. */
  forGuests: boolean;
  /** Where it is found; the first is its own address. */
  paths: readonly string[];
  styles: readonly string[];
  /** Where the first picture is not to wait until `styles` are read: what it needs. They stand at the end of the page then. */
  firstStyles?: readonly string[];
  draw: (language: Language) => ReactNode;
}

const pages: Record<string, SitePage> = {
  home: {
    texts: 'public-site-home',
    forGuests: true,
    paths: [sitePaths.home, sitePaths.homeRoute],
    styles: [...common, hero, home, contact, further, footer],
    firstStyles: [fallbackFonts, firstPicture],
    draw: (language) => <HomePage language={language} form={contactForm()} />,
  },
  'privacy-policy': {
    texts: 'public-site-privacy-policy',
    forGuests: false,
    paths: [sitePaths.privacyPolicy],
    styles: [...common, footer, documents],
    draw: (language) => <PrivacyPolicyPage language={language} />,
  },
  schedule: {
    texts: 'public-site-schedule',
    forGuests: false,
    paths: [sitePaths.schedule],
    styles: [...common, footer, documents],
    draw: (language) => <SchedulePage language={language} />,
  },
};

const found = import.meta.glob<Partial<Record<Language, object>>>(
  ['/src/features/public-site/*/text/*.ts', '/src/platform/web/text/*.ts', '/src/platform/text/*.ts'],
  { eager: true },
);
/** `public-site-home` for the texts in features/public-site/home. */
const namespaceOf = (path: string) =>
  path
    .replace(/^\/src\/(features\/)?/, '')
    .replace(/\/text\/\w+\.ts$/, '')
    .replaceAll('/', '-')
    .replace('platform-web', 'web');

function startTexts(): Promise<void> {
  const resources: Record<Language, Record<string, object>> = { en: {}, tr: {}, ar: {} };
  for (const [path, texts] of Object.entries(found))
    for (const language of languages)
      if (texts[language]) resources[language][namespaceOf(path)] = texts[language];
  return startKnownTexts(resources);
}

export interface RenderedPage {
  paths: readonly string[];
  html: Record<Language, string>;
}

/** Every page of the public site in every language, as HTML that needs no script; `script` is the address of the one that makes it
 *  move. What only the server knows it puts in later (platform/server/http/files/site-pages.ts). */
export async function renderSite(script: string): Promise<Record<string, RenderedPage>> {
  await startTexts();
  const rendered: Record<string, RenderedPage> = {};
  for (const [name, page] of Object.entries(pages)) {
    const html: Partial<Record<Language, string>> = {};
    for (const language of languages) {
      await i18next.changeLanguage(language);
      html[language] = `<!doctype html>${renderToString(documentOf(page, language, script))}`;
    }
    rendered[name] = { paths: page.paths, html: html as RenderedPage['html'] };
  }
  return rendered;
}

function documentOf(
  { texts, forGuests, styles, firstStyles, draw }: SitePage,
  language: Language,
  script: string,
) {
  const title = i18next.t(`${texts}:title`);
  const description = i18next.t(`${texts}:description`);
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-spoken={language}
      data-guests={forGuests ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#006565" />
        <title>{title.startsWith('Plumbline') ? title : `${title} · Plumbline`}</title>
        <meta name="description" content={description} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        {/* Nothing is shown before the title is there: an empty picture would only delay it. */}
        {firstStyles !== undefined && <link rel="expect" href="#title" blocking="render" />}
        {styleOf(...(firstStyles ?? styles))}
      </head>
      <body>
        {draw(language)}
        {firstStyles !== undefined && styleOf(...styles)}
        {/* In the head it would part the head from the first words: a browser shows an empty page in between. */}
        <script type="module" src={script} />
      </body>
    </html>
  );
}
