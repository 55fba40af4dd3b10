import { useEffect } from 'react';
import './paper.css';

/** What is left of an A4 page within its margins, in pixels of the screen. */
const page = ((297 - 2 * 9) / 25.4) * 96;
const smallest = 0.5;

/** Lays the page out for paper as soon as it is to be printed, before the pictures on it are measured again. What belongs on
 *  `one` page is made as small as that takes. */
export function usePrinting({ one = false } = {}): void {
  useEffect(() => {
    const { classList, style } = document.documentElement;
    let worn: string | undefined;
    const begin = () => {
      worn ??= style.cssText;
      classList.add('printing');
      // Without the theme's colours those of the default hold, which are dark on white: paper is.
      if (style.colorScheme === 'dark') style.cssText = '';
    };
    let isFitting = false;
    const fit = () => {
      const dashboard = document.querySelector('.dashboard');
      if (!one || dashboard === null || isFitting) return;
      isFitting = true;
      const usual = Number(getComputedStyle(dashboard).zoom);
      // Smaller letters leave more room to a line: what it takes shows after a few tries.
      for (let zoom = usual, tries = 0; tries < 5; tries++) {
        const share = dashboard.getBoundingClientRect().height / page;
        if (share <= 1 && (zoom === usual || share > 0.97)) break;
        zoom = Math.max(smallest, Math.min(usual, (zoom / share) * 0.99));
        style.setProperty('--paper-zoom', String(zoom));
        // Pictures measure themselves anew, which may make them higher.
        window.dispatchEvent(new Event('beforeprint'));
      }
      isFitting = false;
    };
    const end = () => {
      classList.remove('printing');
      if (worn !== undefined) style.cssText = worn;
      worn = undefined;
    };
    window.addEventListener('beforeprint', begin, { capture: true });
    window.addEventListener('beforeprint', fit);
    window.addEventListener('afterprint', end, { capture: true });
    return () => {
      end();
      window.removeEventListener('beforeprint', begin, { capture: true });
      window.removeEventListener('beforeprint', fit);
      window.removeEventListener('afterprint', end, { capture: true });
    };
  }, [one]);
}
