import i18next from 'i18next';
import type { QualifiedKey } from './text-keys.ts';

/** The text of a key as the screen speaks now, for what is said outside of a component. Its namespace has to be there already. */
export const textNow = (key: QualifiedKey, values?: Record<string, unknown>): string =>
  i18next.t(key, values);
