import type { ScreenText } from './en.ts';

export const screen: ScreenText = {};
