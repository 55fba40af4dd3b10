import type { FindingText } from './en.ts';
import { reply } from './reply/tr.ts';
import { screen } from './screen/tr.ts';
import { story } from './story/tr.ts';
import { verb } from './verb/tr.ts';

export const tr: FindingText = { ...reply, ...screen, verb, story };
