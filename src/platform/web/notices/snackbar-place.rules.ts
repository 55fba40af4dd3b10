/** Edges in pixels of the window, as `getBoundingClientRect` has them. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const edge = 16;
const gap = 8;

/** How far from the top a message stands that covers none of these: below the lowest that is in its way. Nothing lower than the
 *  middle of the window is moved out of, for there nobody would see it. */
export function clearTop(
  message: { left: number; right: number; height: number },
  uncovered: readonly Edges[],
  windowHeight: number,
): number {
  let top = edge;
  for (const one of uncovered.toSorted((first, second) => first.top - second.top)) {
    const isBeside = one.right <= message.left || one.left >= message.right;
    const isClear = one.top >= top + message.height || one.bottom <= top;
    if (!isBeside && !isClear && one.bottom + gap < windowHeight / 2) top = one.bottom + gap;
  }
  return top;
}
