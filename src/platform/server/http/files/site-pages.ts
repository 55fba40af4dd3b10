import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '#platform/contract/access.ts';
import { htmlText } from '#platform/contract/plain-text/html-text.ts';
import { cookieName, cookieOf } from '../request-facts.ts';
import { sitePolicy } from '../security-headers.ts';
import { languageOf } from '../translate.ts';
import { compressed, sendCompressed, type Compressed } from './compressed.ts';
import { present } from '#platform/contract/values/present.ts';

export interface SiteSettings {
  /** Scheme and host that people use, where the operator said (PUBLIC_ORIGIN): other names of a page begin with it. */
  origin: string | undefined;
  /** Where the footer leads besides. */
  links: readonly { name: string; url: string }[];
  /** Whether the calls are described to everybody (API_DESCRIPTION): otherwise no page leads there. */
  apiDescription: boolean;
  secure: boolean;
}

interface Page extends Compressed {
  policy: string;
  etag: string;
}

const cookieSeconds = 365 * 86_400;
const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text);

/** The pages of the public site as the build made them, in each language. What is left to put in is the operator's: addresses by
 *  PUBLIC_ORIGIN, never by the Host that somebody sent, and links elsewhere. They carry no nonce: one answer is as good as another. */
export function sitePages(folder: string, settings: SiteSettings) {
  const listed = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Record<string, string[]>;
  const names = new Map(Object.entries(listed).flatMap(([name, paths]) => paths.map((path) => [path, name])));
  const made = new Map<string, Page>();
  /** Remembers which language somebody chose, on the pages that are read before a sign-in; scripts read it too (browser-language.ts). */
  const languageCookie = cookieName('language', settings.secure);

  function pageOf(name: string, language: Language): Page {
    const key = `${name}.${language}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const html = filled(readFileSync(join(folder, `${key}.html`), 'utf8'), {
      path: listed[name]?.[0] ?? '/',
      language,
      settings,
    });
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) =>
      createHash('sha256').update(style).digest('base64'),
    );
    const page = {
      ...compressed(html),
      policy: sitePolicy(styles),
      etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    };
    made.set(key, page);
    return page;
  }

  return {
    has: (address: string) => names.has(address),

    /** The page at this address, in the language that the address names, or else the visitor's. */
    send(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
      const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
      const remembered = cookieOf(request.headers.cookie, languageCookie);
      const language = isLanguage(asked)
        ? asked
        : isLanguage(remembered)
          ? remembered
          : (languageOf(request.headers['accept-language']) ?? 'en');
      const page = pageOf(present(names.get(address)), language);
      if (isLanguage(asked) && asked !== remembered)
        reply.header(
          'set-cookie',
          `${languageCookie}=${asked}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${settings.secure ? '; Secure' : ''}`,
        );
      reply
        .code(200)
        .header('content-security-policy', page.policy)
        // A browser need not look through the whole page for what to fetch before it shows the first part of it: pictures are
        // fetched when somebody scrolls near, and the script stands at the end.
        .header('document-policy', 'expect-no-linked-resources')
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-language', language)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding, accept-language, cookie')
        .header('etag', `W/"${page.etag}"`);
      if (request.headers['if-none-match'] === `W/"${page.etag}"`) return reply.code(304).send();
      return sendCompressed(request, reply, page);
    },
  };
}

export type SitePages = ReturnType<typeof sitePages>;

/** The page with what the operator said: its other addresses, and links elsewhere. */
function filled(
  html: string,
  {
    path,
    language,
    settings: { origin, links, apiDescription },
  }: { path: string; language: Language; settings: SiteSettings },
): string {
  const outside = links.map(
    ({ name, url }) => `<li><a href="${htmlText(url)}" rel="noopener">${htmlText(name)}</a></li>`,
  );
  const at = (spoken: Language) => `${htmlText(`${origin}${path}`)}?lang=${spoken}`;
  const others = languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${at(one)}"/>`);
  const addresses =
    origin === undefined
      ? ''
      : `<link rel="canonical" href="${at(language)}"/>${others.join('')}` +
        `<link rel="alternate" hreflang="x-default" href="${htmlText(`${origin}${path}`)}"/>` +
        `<meta property="og:url" content="${at(language)}"/>`;
  return html
    .replace(apiDescription ? '' : /<li><a href="\/documentation">[^<]*<\/a><\/li>/, '')
    .replace('__OUTSIDE_LINKS__', () => outside.join(''))
    .replace('</head>', () => `${addresses}</head>`);
}
