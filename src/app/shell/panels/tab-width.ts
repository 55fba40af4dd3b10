/** What a page leaves free at its end for the tab; its own padding is the rest. Beside a container there may be room enough. */
export const tabWidth = (contained: number | undefined): string =>
  contained === undefined ? '24px' : `clamp(0px, calc(24px - (100vw - ${contained}px) / 2), 24px)`;
