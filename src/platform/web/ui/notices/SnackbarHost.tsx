import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { clearTop } from '#platform/web/notices/snackbar-place.rules.ts';
import { closeSnackbar, snackbarStore, type Snackbar } from '#platform/web/notices/snackbar.ts';
import { LiveRegion } from './LiveRegion.tsx';
import './snackbar.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

/** Draws the one message. Plain styles: the guest's screens carry no component library. */
export function SnackbarHost() {
  const shown = useSyncExternalStore(snackbarStore.watch, snackbarStore.current);
  const { vertical, horizontal } = shown?.anchorOrigin ?? { vertical: 'top', horizontal: 'center' };
  const urgent = shown?.variant === 'error';
  // Both places always stand: what reads the screen aloud hears only of changes in a place it knows.
  return (
    <LiveRegion>
      <div className={`snackbar-place ${vertical} ${horizontal}`}>
        <div role="status">{shown && !urgent && <Message key={shown.id} shown={shown} />}</div>
        <div role="alert">{shown && urgent && <Message key={shown.id} shown={shown} />}</div>
      </div>
    </LiveRegion>
  );
}

// The organisation's name, and what a page has to say; alerts are the library's.
const uncovered = '[data-uncovered], .MuiAlert-root';

/** Keeps a message at the top clear of what it must not cover, also of what is drawn while it stands. */
function useClearPlace(box: RefObject<HTMLDivElement | null>, { anchorOrigin }: Snackbar): void {
  const { vertical } = anchorOrigin;
  useLayoutEffect(() => {
    const message = box.current;
    const place = message?.closest<HTMLElement>('.snackbar-place');
    if (vertical !== 'top' || !message || !place) return undefined;
    let asked = 0;
    const move = () => {
      asked = 0;
      const edges = [...document.querySelectorAll(uncovered)].map((one) => one.getBoundingClientRect());
      const seen = edges.filter(({ width, height }) => width > 0 && height > 0);
      const top = clearTop(message.getBoundingClientRect(), seen, innerHeight);
      place.style.setProperty('--snackbar-top', `${top}px`);
    };
    const moveSoon = () => {
      asked ||= requestAnimationFrame(move);
    };
    move();
    const drawn = new MutationObserver(moveSoon);
    drawn.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', moveSoon);
    return () => {
      cancelAnimationFrame(asked);
      drawn.disconnect();
      removeEventListener('resize', moveSoon);
      place.style.removeProperty('--snackbar-top');
    };
  }, [box, vertical]);
}

function Message({ shown }: { shown: Snackbar }) {
  const { t } = useTranslation('web');
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const left = useRef(shown.autoHideDuration);
  useClearPlace(box, shown);
  const answer = shown.undo ? { words: t('undo'), run: shown.undo } : shown.action;
  const stays = answer !== undefined;

  // Its time stands still while somebody points at it or has moved to it with the keyboard.
  useEffect(() => {
    if (held) return undefined;
    const begun = performance.now();
    const timer = setTimeout(closeSnackbar, left.current);
    return () => {
      clearTimeout(timer);
      // Whoever looks away again still has two seconds of it.
      left.current = Math.max(2000, left.current - (performance.now() - begun));
    };
  }, [held]);

  useEffect(() => {
    if (stays) return undefined;
    const away = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) closeSnackbar();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [stays]);

  const Icon = shown.variant && icons[shown.variant];
  return (
    <div
      className={`snackbar ${shown.variant ?? ''}`}
      ref={box}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && closeSnackbar()}
    >
      {Icon && <Icon size={20} aria-hidden />}
      <span className="snackbar-message">{shown.message}</span>
      {answer && (
        <button
          type="button"
          className="snackbar-undo"
          onClick={() => {
            closeSnackbar();
            answer.run();
          }}
        >
          {answer.words}
        </button>
      )}
      <button type="button" className="snackbar-close" aria-label={t('close')} onClick={closeSnackbar}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
