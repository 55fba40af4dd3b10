import { useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { isApple } from '#platform/web/browser/is-apple.ts';
import { latinKey } from '#platform/web/browser/latin-key.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import { questionnaireAct, type PressedKey, type QuestionnaireAct } from './questionnaire-keys.rules.ts';
import { present } from '#platform/contract/values/present.ts';

const texts = 'textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]';
const overlay = '[role=dialog], [role=menu], [role=listbox]';

/** Where a key was pressed, and the question it was pressed in. */
function placeOf(target: EventTarget | null): { at: PressedKey['at']; code: string | undefined } {
  if (!(target instanceof HTMLElement)) return { at: 'elsewhere', code: undefined };
  const code = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
  const isPage = target === document.body || target.closest('main') !== null;
  if (!isPage || target.closest(`${overlay}, [data-keys=own]`) !== null) return { at: 'elsewhere', code };
  if (target.matches(texts)) return { at: code === undefined ? 'elsewhere' : 'text', code };
  if (code === undefined) return { at: 'page', code };
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return { at: row === 'current' || row === 'desired' ? row : 'question', code };
}

type KeyPress = Omit<PressedKey, 'at' | 'onControl'>;

/** What a key asks for where the focus is, and the question there. */
function actAt(press: KeyPress, target: EventTarget | null) {
  const { at, code } = placeOf(target);
  const onControl = target instanceof Element && target.matches('button, a, summary, [type=checkbox]');
  return { found: questionnaireAct({ ...press, at, onControl }), code };
}

/** Listens to the keys of the whole page: one answers a section without touching the mouse. What is pressed while the next section
 *  is on its way is meant for it and not for the question one has left: it waits for `pressWaiting`. */
export function useQuestionnaireKeys(
  act: (act: QuestionnaireAct, code: string | undefined) => void,
  isOnTheWay: () => boolean,
): { pressWaiting: () => void; forgetWaiting: () => void } {
  const waiting = useRef<KeyPress[]>([]);
  const { t } = useTranslation('maturity');
  usePageKeys(t('assess.keys.title'), [
    { keys: ['J', 'K'], says: t('assess.keys.move') },
    { keys: ['0', '5'], says: t('assess.keys.levels') },
    { keys: ['Shift+0', 'Shift+5'], says: t('assess.keys.desired') },
    { keys: ['Enter'], says: t('assess.keys.next') },
    { keys: ['U'], says: t('assess.keys.open') },
    { keys: ['Del'], says: t('assess.keys.clear') },
    { keys: ['X'], says: t('assess.keys.not_applicable') },
    { keys: ['C'], says: t('assess.keys.confidence') },
    { keys: ['N'], says: t('assess.keys.note') },
    { keys: ['Esc'], says: t('assess.keys.leave') },
    { keys: ['Shift+J', 'Shift+K'], says: t('assess.keys.sections') },
  ]);
  useDocumentKeys((event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const press = {
      letter: latinKey(event),
      code: event.code,
      shiftKey: event.shiftKey,
      isHeld: isApple ? event.metaKey : event.ctrlKey,
      altKey: event.altKey,
    };
    const { found, code } = actAt(press, event.target);
    if (found === undefined) return;
    event.preventDefault();
    if (isOnTheWay()) waiting.current.push(press);
    else act(found, code);
  });
  return {
    forgetWaiting: () => void (waiting.current = []),
    pressWaiting: () => {
      // One of them may lead on to a section after that one: the rest is meant for it.
      while (!isOnTheWay() && waiting.current.length > 0) {
        const { found, code } = actAt(present(waiting.current.shift()), document.activeElement);
        if (found !== undefined) act(found, code);
      }
    },
  };
}
