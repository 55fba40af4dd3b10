import type { Language } from '#platform/contract/access.ts';
import { isShipped, shippedLevels } from '../../risk-level-names.contract.ts';
import { model as ar } from '../../text/model/ar.ts';
import { model as en, type ModelText } from '../../text/model/en.ts';
import { model as tr } from '../../text/model/tr.ts';

const texts: Record<Language, Pick<ModelText, 'level'>> = { en, tr, ar };

/** What a level is called in a document: as an Admin named it, or the product's word for it. */
export const levelName = (
  { code, name }: { code: string; name: string | null },
  language: Language,
): string => name ?? (isShipped(shippedLevels, code) ? texts[language].level[code] : code);
