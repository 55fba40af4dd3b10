import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const fates = [
  'untriaged',
  'rejected',
  'unrated',
  'open',
  'asked',
  'accepting',
  'mitigated',
  'avoided',
  'transferred',
  'closed',
  'reopened',
] as const;
/** What becomes of a demo risk by today. */
export type Fate = (typeof fates)[number];

export interface DemoRisk {
  /** Null: a risk of the whole organisation. */
  department: string | null;
  /** The part of the owner's address before the @. */
  owner: string;
  category: string;
  title: string;
  why: string;
  /** Likelihood and consequence, 1 to 5: without controls, and with what is in place. */
  inherent: readonly [number, number] | null;
  residual: readonly [number, number] | null;
  fate: Fate;
  /** Days before today it was raised. */
  age: number;
  tags: readonly string[];
  /** What is in place, and why it lowers the risk. */
  measures: string;
  /** What each review found, the oldest first. */
  reviews: readonly string[];
  /** A question of the committee and its answer, or what the owner says. */
  comments: readonly string[];
  /** How it ended: why it is closed and opened again, what was stopped, who covers it and by what. */
  ending: readonly string[];
}

type Line = Record<string, string>;
const pair = ({ [0]: one = '', [1]: other = '' }: string[]) =>
  one === '' ? null : ([Number(one), Number(other)] as const);
const cellOf = (line: Line, column: string) => line[column] ?? '';

const linesOf = (file: string) =>
  parse<Line>(readFileSync(join(import.meta.dirname, file)), { columns: true });
const parts = (text: string, between: string) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** What was said about each of them, by its title. */
const stories = new Map(linesOf('demo-stories.csv').map((line) => [cellOf(line, 'title'), line]));

/** Sixty risks of a fictional hospital group, as its people would word them. */
export const demoRisks: DemoRisk[] = linesOf('demo-risks.csv').map((line) => ({
  ...storyOf(cellOf(line, 'title')),
  department: cellOf(line, 'department') || null,
  owner: cellOf(line, 'owner'),
  category: cellOf(line, 'category'),
  title: cellOf(line, 'title'),
  why: cellOf(line, 'why'),
  inherent: pair([cellOf(line, 'likelihood'), cellOf(line, 'consequence')]),
  residual: pair([cellOf(line, 'residual_likelihood'), cellOf(line, 'residual_consequence')]),
  fate: fates.find((fate) => fate === line['fate']) ?? 'open',
  age: Number(line['age']),
  tags: cellOf(line, 'tags').split(';').filter(Boolean),
}));

function storyOf(title: string): Pick<DemoRisk, 'measures' | 'reviews' | 'comments' | 'ending'> {
  const line = stories.get(title);
  if (line === undefined) throw new Error(`nothing is said about "${title}"`);
  return {
    measures: cellOf(line, 'measures'),
    reviews: parts(cellOf(line, 'reviews'), '|'),
    comments: parts(cellOf(line, 'comment'), '//'),
    ending: parts(cellOf(line, 'ending'), '//'),
  };
}
