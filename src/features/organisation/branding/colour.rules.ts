import { contrast } from '#platform/contract/contrast.ts';
import type { Palette } from './branding.contract.ts';

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** What normal text needs on its surface (WCAG AA), and what two surfaces need to be told apart at a glance. */
const readable = 4.5;
const apart = 1.3;

/** What an organisation should know about two colours: how the primary one reads on white, and whether they are told apart. The
 *  theme draws what would not read in another tone, so nothing is refused. */
export function colourCheck({ primary, secondary }: Palette) {
  const onWhite = contrast(primary, '#FFFFFF');
  return { onWhite, reads: onWhite >= readable, areAlike: contrast(primary, secondary) < apart };
}
