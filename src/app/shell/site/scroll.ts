/** Specification 9. */
const scrollTime = 500;
const barAfter = 180;
const toTopAfter = 630;

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let current = 0;
/** Scrolls to an element within half a second; where it moves meanwhile, after it. Whoever scrolls by hand takes over. */
function scrollTo(target: HTMLElement): Promise<void> {
  const turn = ++current;
  const begun = performance.now();
  const from = scrollY;
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const place = () => {
    const top = target.id === 'top' ? 0 : target.getBoundingClientRect().top + scrollY - margin;
    return Math.min(Math.max(0, top), document.documentElement.scrollHeight - innerHeight);
  };
  return new Promise((resolve) => {
    const step = (now: number) => {
      if (turn !== current) return resolve();
      const share = isStill() ? 1 : Math.min(1, Math.max(0, (now - begun) / scrollTime));
      scroll({ top: from + (place() - from) * easeOut(share), behavior: 'instant' });
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

/** The bar's ground, the way back to the top, and smooth ways within the page. */
export function watchScrolling(): void {
  const bar = document.getElementById('site-bar');
  const toTop = document.getElementById('site-to-top');
  const note = () => {
    bar?.classList.toggle('scrolled', scrollY > barAfter);
    toTop?.classList.toggle('shown', scrollY >= toTopAfter);
  };
  note();
  addEventListener('scroll', note, { passive: true });
  for (const gesture of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(gesture, () => void current++, { passive: true });

  document.addEventListener('click', (event) => {
    const isPlain = !event.defaultPrevented && event.button === 0;
    if (!isPlain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-scroll]');
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    // Who reads on by keyboard goes on from there.
    void scrollTo(target).then(() => target.focus({ preventScroll: true }));
  });
}
