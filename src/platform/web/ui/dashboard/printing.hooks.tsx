import { Printer, RectangleHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import './paper.css';

/** How high an A4 page is within its margins, in pixels of the screen. */
const heightOf = (isAcross: boolean): number => (((isAcross ? 210 : 297) - 2 * 9) / 25.4) * 96;
const smallest = 0.5;

/** How the paper lies, as somebody chose it; upright until then. */
let isAcross = false;
const print = (across: boolean) => {
  isAcross = across;
  window.print();
};

/** The ways to print the page, for its menu. Lays it out for paper as soon as it is to be printed, before the pictures on it are measured again. What belongs on
 *  `one` page is made as small as that takes. */
export function usePrinting({ one = false } = {}): MoreAction[] {
  const { t } = useTranslation('web');
  useEffect(() => {
    const { classList, style } = document.documentElement;
    let worn: string | undefined;
    const begin = () => {
      worn ??= style.cssText;
      classList.add('printing');
      classList.toggle('across', isAcross);
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
        const share = dashboard.getBoundingClientRect().height / heightOf(isAcross);
        if (share <= 1 && (zoom === usual || share > 0.97)) break;
        zoom = Math.max(smallest, Math.min(usual, (zoom / share) * 0.99));
        style.setProperty('--paper-zoom', String(zoom));
        // Pictures measure themselves anew, which may make them higher.
        window.dispatchEvent(new Event('beforeprint'));
      }
      isFitting = false;
    };
    const end = () => {
      classList.remove('printing', 'across');
      isAcross = false;
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
  return [
    { label: t('print'), icon: <Printer size={16} />, onClick: () => print(false) },
    { label: t('print_across'), icon: <RectangleHorizontal size={16} />, onClick: () => print(true) },
  ];
}
