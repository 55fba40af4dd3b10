// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** The largest file, the room in pixels that a logo is fitted into, and how many an Admin may try in an hour. */
export const logoLimits = { bytes: 2_000_000, width: 480, height: 160, perHour: 60 } as const;
/** What an input for files offers; the server looks at the content alone. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const logoUnreadable = refusal('logo_unreadable', 422, 'file');

/** `#RRGGBB` */
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'colour_expected'), z.toUpperCase());
export const palette = z.strictObject({ primary: colour, secondary: colour });
export type Palette = z.infer<typeof palette>;

const shown = {
  organization_name: z.string(),
  /** Its address, where there is one. */
  logo: z.nullable(z.string()),
  palette: z.object({ primary: z.string(), secondary: z.string() }),
};

const branding = z.object({ ...shown, version: z.int() });
export type Branding = z.infer<typeof branding>;

const endpoint = endpointsAbout('branding');

/** How an organisation looks to whoever is about to sign in there: its name, its logo and its colours, and nothing else. */
export const readSignInLook = endpoint({
  method: 'GET',
  path: '/branding/',
  access: 'guest',
  response: oneOf(z.object(shown)),
});
export type SignInLook = z.infer<(typeof readSignInLook)['response']['item']>;

/** The logo. Another logo has another id. */
export const readLogo = endpoint({
  method: 'GET',
  path: '/branding/logo/:id/',
  access: 'guest',
  params: idParams,
  response: { shape: 'file', item: z.unknown() },
});

export const readBranding = endpoint({
  method: 'GET',
  path: '/settings/branding/',
  access: 'admin',
  response: oneOf(branding),
});

export const changeBranding = endpoint({
  method: 'PATCH',
  path: '/settings/branding/',
  access: 'admin',
  body: z.strictObject({ palette, version }),
  response: oneOf(branding),
});

/** Replaces the logo. It is drawn anew, fitted into the room there is for it, without any metadata of the file. */
export const changeLogo = endpoint({
  method: 'POST',
  path: '/settings/branding/logo/',
  access: 'admin',
  upload: logoLimits.bytes,
  response: oneOf(branding),
  refusals: [logoUnreadable],
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/settings/branding/logo/',
  access: 'admin',
  response: oneOf(branding),
});
