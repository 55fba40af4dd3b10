import type { ServerResponse } from 'node:http';

const reportPath = '/csp-report';

const pageRules = ({ styles, scriptAddresses }: { styles: string; scriptAddresses: string }): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptAddresses}`,
    `report-uri ${reportPath}`,
    'report-to policy',
  ].join('; ');

/** What a page of ours may load: its own files, styles that carry the page's nonce, no foreign origin, no inline script. The
 *  policies of trusted types that exist name the service worker's file, and the worker's that works for a try to sign in. */
export const pagePolicy = (nonce: string): string =>
  pageRules({ styles: `'nonce-${nonce}'`, scriptAddresses: 'service-worker proof-of-work' });

/** The same for a page of the public site: the styles it brings are known by their hashes, and the one worker it starts does the
 *  work of the contact form. */
export const sitePolicy = (styleHashes: readonly string[]): string =>
  pageRules({
    styles: styleHashes.map((hash) => `'sha256-${hash}'`).join(' '),
    scriptAddresses: 'proof-of-work',
  });

/** What a worker may do: read our own files. It has a policy of its own, sent with its file. */
export const workerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${reportPath}`,
].join('; ');

const nothing = "default-src 'none'; frame-ancestors 'none'; sandbox";

const always = {
  'content-security-policy': nothing,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'reporting-endpoints': `policy="${reportPath}"`,
  // Replies hold an organisation's data; files of the web app say otherwise themselves.
  'cache-control': 'no-store',
};

/** Headers of every reply, refusals included. Only over TLS do we promise that there will be TLS. */
export const securityHeaders = (secure: boolean): Record<string, string> =>
  secure ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : always;

/** Replies that have these headers from their beginning: Node and the web server answer some requests by themselves, before a hook of
 *  ours hears of them (no Host, an Expect that nobody knows, a server about to stop). Not imported: whoever imports `node:http` gets
 *  Node's client of `fetch` with it. */
export const repliesWith = (headers: Readonly<Record<string, string>>) =>
  class extends process.getBuiltinModule('node:http').ServerResponse {
    constructor(...made: ConstructorParameters<typeof ServerResponse>) {
      super(...made);
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    }
  };
