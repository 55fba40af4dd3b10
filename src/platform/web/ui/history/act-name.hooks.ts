import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** How an act is called in the history of a record: `risk.closed` by `story.action.closed` of the feature's texts, or, where it is an
 *  act about another kind of record, by `story.action.risk_closed`. What every record says alike stands in the texts of all records, under `act`;
 *  what the product learns to do later must not leave the history speechless: `other`. */
export function useActName(feature: Namespace): (act: { action: string }) => string {
  const { tOpen, i18n } = useTranslation([feature, 'record']);
  return ({ action }) => {
    const [type, name = ''] = action.split('.');
    const names = [`${type}_${name}`, name];
    const keys = [`${feature}:story.action`, 'record:act'].flatMap((path) =>
      names.map((one) => `${path}.${one}`),
    );
    return tOpen(keys.find((key) => i18n.exists(key)) ?? 'record:act.other');
  };
}
