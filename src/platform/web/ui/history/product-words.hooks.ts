import { decidedAlone } from '#platform/contract/deciding.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { codeKeys } from './product-words.rules.ts';

/** What is said beside an act: reasons and notes that are the product's own are codes in the log (`control_stale`), and are told in the
 *  reader's language; whatever a person wrote stays as it is. */
export function useProductWords(feature: Namespace): (text: string | null) => string | null {
  const { tOpen, i18n } = useTranslation(feature);
  const { t } = useTranslation('web');
  return (text) => {
    if (text === null) return null;
    if (text === decidedAlone) return t('history.alone');
    const known = codeKeys(feature, text).find((key) => i18n.exists(key));
    return known === undefined ? text : tOpen(known);
  };
}
