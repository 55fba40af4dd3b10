import type { Language } from '#platform/contract/access.ts';
import { words as ar } from '../../text/words/ar.ts';
import { words as en, type WordsText } from '../../text/words/en.ts';
import { words as tr } from '../../text/words/tr.ts';

const texts: Record<Language, WordsText> = { en, tr, ar };

/** What the closed lists of a risk are called, in a document. */
export const riskWords = (language: Language): WordsText => texts[language];
