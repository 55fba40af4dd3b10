import type { i18n } from 'i18next';
import { useTranslation as useAnyTranslation } from 'react-i18next';
import type { Namespace, OpenTextFunction, TextFunction } from './text-keys.ts';

interface Texts<N extends Namespace> {
  /** The text of a key. A key that the English texts do not have does not compile. */
  t: TextFunction<N>;
  /** The same for a key that comes with data (a field in a history, an input of a formula), which no type knows. Whoever uses
   *  it has asked `i18n.exists`, or a test holds the texts to every value that the data can have. */
  tOpen: OpenTextFunction;
  i18n: i18n;
}

/** The texts of a namespace, or of the first of several that have to be there (docs/decisions/0057-typed-texts.md). */
export function useTranslation<N extends Namespace>(namespaces: N | readonly [N, ...Namespace[]]): Texts<N> {
  const { t, i18n } = useAnyTranslation(namespaces as string);
  return { t: t as OpenTextFunction as TextFunction<N>, tOpen: t as OpenTextFunction, i18n };
}
