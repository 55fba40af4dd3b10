import { listAt } from './drop-place.ts';

/** What is told of something that a pointer drags. */
export interface Followed {
  begin: () => void;
  /** Where the pointer is now; also while the board scrolls below it. */
  over: (x: number, y: number) => void;
  drop: () => void;
  leave: () => void;
}

/** How far a mouse moves before it drags, and a finger before it scrolls instead. */
const slack = 6;
/** How long a finger presses before it drags. */
const press = 220;
const edge = 56;
const fastest = 14;

/** Follows a pointer that went down on something: a mouse drags it at once, a finger after a short press, so that a swipe still scrolls.
 *  A picture of it goes along; Escape leaves it where it was. */
export function followPointer(
  down: { pointerId: number; pointerType: string; clientX: number; clientY: number },
  element: HTMLElement,
  followed: Followed,
): void {
  const from = { x: down.clientX, y: down.clientY };
  let at = from;
  let ghost: HTMLElement | undefined;
  let frame = 0;
  const ends = new AbortController();
  const { signal } = ends;

  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    if (scrollAtEdges(element, at)) followed.over(at.x, at.y);
  };
  const begin = () => {
    if (signal.aborted || ghost !== undefined) return;
    clearTimeout(timer);
    ghost = ghostOf(element);
    followed.begin();
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    ends.abort();
    ghost?.remove();
  };
  const timer = down.pointerType === 'touch' ? setTimeout(begin, press) : undefined;

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, hear, { capture: true, passive: false, signal });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== down.pointerId) return;
    at = { x: clientX, y: clientY };
    const hasMoved = Math.hypot(at.x - from.x, at.y - from.y) > slack;
    if (ghost === undefined && hasMoved) {
      if (timer !== undefined) return end();
      begin();
    }
    if (ghost === undefined) return;
    ghost.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
    followed.over(at.x, at.y);
  });
  listen('pointerup', ({ pointerId }) => {
    if (pointerId !== down.pointerId) return;
    const wasDragged = ghost !== undefined;
    end();
    if (!wasDragged) return;
    swallowClick();
    followed.drop();
  });
  const leave = () => {
    const wasDragged = ghost !== undefined;
    end();
    if (wasDragged) followed.leave();
  };
  listen('pointercancel', leave);
  // That of the window alone: what has the focus tells of its own here as well.
  listen('blur', ({ target }) => target === window && leave());
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || ghost === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    leave();
  });
  // A finger that holds something scrolls nothing, and opens no menu of the browser.
  listen('touchmove', (event) => ghost !== undefined && event.cancelable && event.preventDefault());
  listen('contextmenu', (event) => down.pointerType === 'touch' && event.preventDefault());
}

/** What was dragged is not opened by letting it go. */
function swallowClick(): void {
  const ends = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort(), 50);
}

/** The picture that goes with the pointer. It stands on the board, whose colours it has. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('[id], [data-card], [data-list]')])
    for (const name of ['id', 'data-card', 'data-list']) one.removeAttribute(name);
  ghost.classList.add('board-ghost');
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  element.closest('.board')?.append(ghost);
  return ghost;
}

/** How far to go at a place between two edges: the nearer to one, the faster. */
function speedAt(place: number, start: number, end: number): number {
  const near = (distance: number) => Math.ceil(((edge - Math.max(0, distance)) / edge) * fastest);
  if (place - start < edge) return -near(place - start);
  return end - place < edge ? near(end - place) : 0;
}

/** Scrolls the lists, and the list below the pointer, where it is near an edge. Answers whether anything moved. */
function scrollAtEdges(element: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const across = element.closest<HTMLElement>('.board-lists');
  const along = listAt(x, y)?.querySelector<HTMLElement>('.board-cards');
  const before = [across?.scrollLeft, across?.scrollTop, along?.scrollTop];
  if (across) {
    const { left, right, top, bottom } = across.getBoundingClientRect();
    across.scrollLeft += speedAt(x, left, right);
    // Lanes scroll together.
    across.scrollTop += speedAt(y, top, bottom);
  }
  if (along) {
    const { top, bottom } = along.getBoundingClientRect();
    along.scrollTop += speedAt(y, top, bottom);
  }
  const now = [across?.scrollLeft, across?.scrollTop, along?.scrollTop];
  return now.some((place, at) => place !== before[at]);
}
