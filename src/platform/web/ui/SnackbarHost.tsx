import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { closeSnackbar, snackbarStore } from '../snackbar.ts';
import './snackbar.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

/** Draws the one message. Plain styles: the guest's screens carry no component library. */
export function SnackbarHost() {
  const shown = useSyncExternalStore(snackbarStore.watch, snackbarStore.current);
  const { t } = useTranslation('web');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(closeSnackbar, shown.autoHideDuration);
    const away = (event: PointerEvent) => {
      if (shown.undo === undefined && !box.current?.contains(event.target as Node)) closeSnackbar();
    };
    document.addEventListener('pointerdown', away);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', away);
    };
  }, [shown]);

  const Icon = shown?.variant && icons[shown.variant];
  const { vertical, horizontal } = shown?.anchorOrigin ?? { vertical: 'top', horizontal: 'center' };
  return (
    <div
      className={`snackbar-place ${vertical} ${horizontal}`}
      role={shown?.variant === 'error' ? 'alert' : 'status'}
    >
      {shown && (
        <div className={`snackbar ${shown.variant ?? ''}`} ref={box} key={shown.id}>
          {Icon && <Icon size={20} aria-hidden />}
          <span className="snackbar-message">{shown.message}</span>
          {shown.undo && (
            <button
              type="button"
              className="snackbar-undo"
              onClick={() => {
                shown.undo?.();
                closeSnackbar();
              }}
            >
              {t('undo')}
            </button>
          )}
          <button type="button" className="snackbar-close" aria-label={t('close')} onClick={closeSnackbar}>
            <X size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
