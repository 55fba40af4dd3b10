import i18next from 'i18next';
import type { Language } from '#platform/contract/access.ts';
import { countFormat } from './count-format.ts';
import { textOptions } from './text-options.ts';

/** Texts that are all there already, by language and namespace: for pages that are drawn without a browser. */
export async function startKnownTexts(resources: Record<Language, Record<string, object>>): Promise<void> {
  await i18next.use(countFormat).init({ ...textOptions, lng: 'en', resources });
}
