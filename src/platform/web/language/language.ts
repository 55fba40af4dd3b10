import i18next from 'i18next';
import { directionOf, languages, type Language } from '#platform/contract/access.ts';
import { countFormat } from './count-format.ts';
import { isLanguage } from './browser-language.ts';
import type { Namespace } from './text-keys.ts';
import { textOptions } from './text-options.ts';
import { Unreachable } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { newWatchers } from '#platform/web/browser/watchers.ts';

/** Loads the texts of one namespace (a feature) in one language. */
export type TextLoader = (language: Language, namespace: string) => Promise<Record<string, unknown>>;

/** A direction that was chosen against the language's. */
let forced: 'ltr' | 'rtl' | undefined;
const { watch, notify } = newWatchers();

/** The direction of the screen: the language's, or the one forced since the language was chosen. */
export const directionStore = {
  current: (): 'ltr' | 'rtl' => forced ?? directionOf(currentLanguage()),
  watch,
};

/** Forces a direction, or gives it back to the language. */
export function forceDirection(direction: 'ltr' | 'rtl' | undefined): void {
  if (direction === forced) return;
  forced = direction;
  drawDirection();
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

const spoken = newWatchers();
i18next.on('languageChanged', spoken.notify);

/** The language of the screen, for what is drawn anew with it. */
export const languageStore = { current: currentLanguage, watch: spoken.watch };

/** `everywhere` names the texts that are there before the first screen; a feature's come with its first screen. */
export async function startTexts(
  load: TextLoader,
  language: Language,
  everywhere: readonly Namespace[],
): Promise<void> {
  await i18next
    .use({
      type: 'backend',
      // Two parameters tell the library to await the answer instead of waiting for a callback.
      read: (spoken: Language, namespace: string) => load(spoken, namespace),
    })
    .use(countFormat)
    .init({
      ...textOptions,
      lng: language,
      supportedLngs: languages,
      // Texts that do not come must not hold the places of others.
      maxParallelReads: 1000,
      ns: [...everywhere],
    });
  drawDirection();
}

let wanted: Language | undefined;

/** Another language, at once and without a reload. Every text on the screen is there before the first of them changes;
 *  where they cannot be fetched, the language stays and says so. */
export async function speak(language: Language): Promise<boolean> {
  wanted = language;
  if (language === currentLanguage()) return true;
  const missing = () => namespaces().filter((one) => !i18next.hasResourceBundle(language, one));
  // Of this language alone: those of another one that was chosen before may never come. Again while screens that were opened
  // meanwhile ask for more, but never twice for the same.
  for (let left = missing(), asked = ''; left.length > 0; left = missing()) {
    if (wanted !== language) return false;
    if (left.join() === asked) {
      showFailureSnackbar(new Unreachable('texts'));
      return false;
    }
    asked = left.join();
    await i18next.reloadResources([language], left);
  }
  if (wanted !== language) return false;
  await i18next.changeLanguage(language);
  forced = undefined;
  drawDirection();
  return true;
}

/** Every namespace that a screen has asked for so far. */
const namespaces = (): readonly string[] => [i18next.options.ns ?? []].flat();

function drawDirection(): void {
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = directionStore.current();
  notify();
}
