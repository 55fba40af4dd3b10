import type { InitOptions } from 'i18next';

/** How texts are looked up, in the browser and where the build draws pages. */
export const textOptions = {
  fallbackLng: false,
  defaultNS: 'platform',
  // React escapes what it draws.
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const satisfies InitOptions;
