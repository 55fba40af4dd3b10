import { reply } from './reply/en.ts';
import { screen } from './screen/en.ts';
import { story } from './story/en.ts';
import { verb } from './verb/en.ts';

export const en = { ...reply, ...screen, verb, story };
export type FindingText = typeof en;
