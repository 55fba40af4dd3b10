import { useSyncExternalStore } from 'react';
import type { Palette } from '../../branding.contract.ts';
import { triedColours } from './shown-colours.ts';

/** The colours that are being tried out; nothing where none are. */
export const useTriedColours = (): Palette | undefined =>
  useSyncExternalStore(triedColours.watch, triedColours.current);
