import type { NamespaceWith } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** How an act is called in the history of a record: `risk.closed` by `story.action.closed` of the feature's texts, or, where it is an
 *  act about another kind of record, by `story.action.risk_closed`. What the product learns to do later must not leave the history
 *  speechless: `other`. */
export function useActName(
  feature: NamespaceWith<'story.action.other'>,
): (act: { action: string }) => string {
  const { tOpen, i18n } = useTranslation(feature);
  return ({ action }) => {
    const [type, name = ''] = action.split('.');
    const known = [`${type}_${name}`, name].find((one) => i18n.exists(`${feature}:story.action.${one}`));
    return tOpen(`story.action.${known ?? 'other'}`);
  };
}
