import { languages, type Language } from '#platform/contract/access.ts';
import { firstCategories } from '#features/risk/category/server/shared/first-category.content.ts';
import arTexts from '../content/library.ar.json' with { type: 'json' };
import enTexts from '../content/library.en.json' with { type: 'json' };
import facts from '../content/library.json' with { type: 'json' };
import trTexts from '../content/library.tr.json' with { type: 'json' };
import { byKey } from '#platform/contract/values/keys.ts';

interface Words {
  title: string;
  description: string;
  causes: string;
  consequences: string;
}

/** A shipped risk in one language, with what its category is called in each: an organisation has it in one of them. */
export interface ShippedItem extends Words {
  id: string;
  code: string;
  category_key: string;
  category_name: string;
  category_names: string[];
  likelihood: number;
  consequence: number;
}

const texts: Record<Language, Record<string, Words>> = { en: enTexts, tr: trTexts, ar: arTexts };
const categories: Record<Language, Record<string, string>> = firstCategories;

function inLanguage(language: Language): ShippedItem[] {
  return facts.map(({ category, ...item }) => {
    const words = texts[language][item.code];
    const category_name = categories[language][category];
    if (words === undefined || category_name === undefined)
      throw new Error(`the shipped risk ${item.code} has no words in ${language}`);
    return {
      ...item,
      ...words,
      category_key: category,
      category_name,
      category_names: languages.map((other) => categories[other][category] ?? ''),
    };
  });
}

/** The repository of risks that comes with the product, by language. */
export const shippedLibrary = byKey(languages, inLanguage);
