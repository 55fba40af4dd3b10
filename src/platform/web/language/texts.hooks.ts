import i18next, { type i18n } from 'i18next';
import { use, useSyncExternalStore } from 'react';
import { languageStore } from './language.ts';
import type { Namespace, OpenTextFunction, TextFunction } from './text-keys.ts';

interface Texts<N extends Namespace, Further extends Namespace = never> {
  /** The text of a key. A key that the English texts do not have does not compile. */
  t: TextFunction<N, Further>;
  /** The same for a key that comes with data (a field in a history, an input of a formula), which no type knows. Whoever uses
   *  it has asked `i18n.exists`, or a test holds the texts to every value that the data can have. */
  tOpen: OpenTextFunction;
  i18n: i18n;
}

/** By language and namespaces: a register asks hundreds of times for one drawing. */
const known = new Map<string, Texts<never, never>>();
const awaited = new Map<string, Promise<unknown>>();

/** The texts of a namespace (docs/decisions/0057-typed-texts.md); of several, what the first does not say is said by the next that does
 *  (docs/decisions/0123-shared-words.md). Where they are not there yet, what stands around waits for them. */
export function useTranslation<N extends Namespace, Further extends Namespace = never>(
  namespaces: N | readonly [N, ...Further[]],
): Texts<N, Further> {
  // The third is for pages that the build draws: what is spoken there is known as well.
  const language = useSyncExternalStore(languageStore.watch, languageStore.current, languageStore.current);
  const names = typeof namespaces === 'string' ? namespaces : namespaces.join(' ');
  const key = `${language} ${names}`;
  const found = known.get(key);
  const all = names.split(' ');
  let coming = awaited.get(key);
  if (coming === undefined && found === undefined && !all.every((one) => i18next.hasLoadedNamespace(one))) {
    coming = i18next.loadNamespaces(all);
    awaited.set(key, coming);
  }
  // Used also once it is there: React draws a component that waited a second time, and expects the same of it.
  if (coming !== undefined) use(coming);
  if (found !== undefined) return found as Texts<N, Further>;
  const t = textsOf(language, all);
  const texts = { t: t as TextFunction<N, Further>, tOpen: t, i18n: i18next };
  known.set(key, texts as Texts<never>);
  return texts;
}

/** `t` of namespaces. What a text says without values is looked up once; what is said where there is none is no value. */
function textsOf(language: string, namespaces: string[]): OpenTextFunction {
  const look = i18next.getFixedT(language, namespaces) as unknown as OpenTextFunction;
  const plain = new Map<string, string>();
  return (key, values) => {
    if (typeof key !== 'string' || !isPlain(values)) return look(key, values);
    const before = plain.get(key);
    if (before !== undefined) return before;
    const text = look(key, values);
    // Its namespace may be one that is still on its way.
    if (i18next.exists(key, { lng: language, ns: namespaces })) plain.set(key, text);
    return text;
  };
}

const isPlain = (values: object | undefined): boolean =>
  values === undefined || Object.keys(values).every((name) => name === 'defaultValue');
