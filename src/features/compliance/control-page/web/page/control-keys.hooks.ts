import { useMemo, useRef } from 'react';
import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { isApple } from '#platform/web/browser/is-apple.ts';
import { latinKey } from '#platform/web/browser/latin-key.ts';
import { takesKeys } from '#platform/web/browser/takes-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import { controlAct, type ControlAct } from './control-keys.rules.ts';

/** The control that is on the screen, as keys know it. */
export interface KeyedControl {
  act: (act: ControlAct) => void;
  /** What was asked for before is still on its way: it is being stored, or the next control comes. */
  isBusy: () => boolean;
}

export interface ControlKeys {
  /** Puts a control in the place of the one before; what was pressed while it was on its way is meant for it. */
  attach: (control: KeyedControl) => () => void;
  /** Something could not be stored: what was pressed after it is not done. */
  forget: () => void;
}

const layers = '[role=dialog], [role=menu], [role=listbox]';

/** Listens to the keys of the whole page: one answers all controls of an assessment without touching the mouse. It stands above the
 *  single control, so that no key is lost or meets the wrong one on the way from one to the next. */
export function useControlKeys(): ControlKeys {
  const { t } = useTranslation('compliance-control-assessment');
  const shown = useRef<KeyedControl>(undefined);
  const waiting = useRef<ControlAct[]>([]);
  usePageKeys(t('keys.title'), [
    { keys: ['J'], says: t('keys.next') },
    { keys: ['K'], says: t('keys.previous') },
    { keys: ['1', '2', '3', '0'], says: t('keys.result') },
    { keys: ['P'], says: t('keys.percent') },
    { keys: ['X'], says: t('keys.not_applicable') },
    { keys: ['N'], says: t('keys.observation') },
    { keys: ['W'], says: t('keys.why') },
    { keys: ['Mod+Enter'], says: t('keys.save') },
    { keys: ['S'], says: t('keys.submit') },
    { keys: ['D'], says: t('keys.done') },
    { keys: ['R'], says: t('keys.back') },
    { keys: ['Esc'], says: t('keys.leave') },
  ]);
  const keys = useMemo(() => {
    const run = () => {
      while (shown.current?.isBusy() === false) {
        const act = waiting.current.shift();
        if (act === undefined) return;
        shown.current.act(act);
      }
    };
    return {
      press: (act: ControlAct) => {
        waiting.current.push(act);
        run();
      },
      attach: (control: KeyedControl) => {
        shown.current = control;
        run();
        return () => {
          if (shown.current === control) shown.current = undefined;
        };
      },
      forget: () => {
        waiting.current = [];
      },
    };
  }, []);
  useDocumentKeys((event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const { target } = event;
    if (event.key === 'Escape') return leaveField(target);
    const act = controlAct({
      letter: latinKey(event),
      code: event.code,
      shiftKey: event.shiftKey,
      isHeld: isApple ? event.metaKey : event.ctrlKey,
      altKey: event.altKey,
    });
    if (act === undefined || takesKeys(target)) return;
    event.preventDefault();
    keys.press(act);
  });
  return keys;
}

/** Esc gives the letters back to the page; what lies over it has an Esc of its own. */
function leaveField(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.closest('main') !== null && target.closest(layers) === null)
    target.blur();
}
