import type { Locator } from '@playwright/test';

const nowhere = { x: -1, y: -1, width: 0, height: 0 };

/** Where a part of the page is drawn. */
export const boxOf = async (part: Locator) =>
  (await part.count()) === 0 ? nowhere : ((await part.boundingBox()) ?? nowhere);

export const right = ({ x, width }: { x: number; width: number }) => x + width;
