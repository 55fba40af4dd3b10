import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { isApple } from '#platform/web/browser/is-apple.ts';
import { latinKey } from '#platform/web/browser/latin-key.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import { questionnaireAct, type PressedKey, type QuestionnaireAct } from './questionnaire-keys.rules.ts';

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

/** Listens to the keys of the whole page: one answers a section without touching the mouse. */
export function useQuestionnaireKeys(act: (act: QuestionnaireAct, code: string | undefined) => void): void {
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
    const { at, code } = placeOf(event.target);
    const found = questionnaireAct({
      letter: latinKey(event),
      code: event.code,
      shiftKey: event.shiftKey,
      isHeld: isApple ? event.metaKey : event.ctrlKey,
      altKey: event.altKey,
      at,
      onControl:
        event.target instanceof Element && event.target.matches('button, a, summary, [type=checkbox]'),
    });
    if (found === undefined) return;
    event.preventDefault();
    act(found, code);
  });
}
