import type { Language } from '#platform/contract/access.ts';

/** Where the texts of a namespace lie: `risk-dashboard` in features/risk/dashboard, `risk` in features/risk, and the words that kinds of
 *  records share (`record`) beside the parts that say them. */
export const textPath = (namespace: string, language: Language): string =>
  namespace === 'record'
    ? `/src/platform/web/record/text/${language}.ts`
    : `/src/features/${namespace.replace('-', '/')}/text/${language}.ts`;
