import type { Language } from '#platform/contract/access.ts';
import { ar } from './text/ar.ts';
import { en } from './text/en.ts';
import { tr } from './text/tr.ts';

/** What every mail says beside its own words. */
export const textsOfMail: Record<Language, typeof en> = { en, tr, ar };
