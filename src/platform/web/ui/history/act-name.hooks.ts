import type { NamespaceWith } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** How an act is called in the history of a record: `risk.closed` by `story.action.closed` of the feature's texts. What the
 *  product learns to do later must not leave the history speechless: `other`. */
export function useActName(
  feature: NamespaceWith<'story.action.other'>,
): (act: { action: string }) => string {
  const { tOpen, i18n } = useTranslation(feature);
  return ({ action }) => {
    const name = action.split('.')[1] ?? '';
    return tOpen(`story.action.${i18n.exists(`${feature}:story.action.${name}`) ? name : 'other'}`);
  };
}
