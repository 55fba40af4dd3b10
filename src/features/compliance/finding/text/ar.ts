import type { FindingText } from './en.ts';
import { reply } from './reply/ar.ts';
import { screen } from './screen/ar.ts';
import { story } from './story/ar.ts';
import { verb } from './verb/ar.ts';

export const ar: FindingText = { ...reply, ...screen, verb, story };
