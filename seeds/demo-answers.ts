import { createHash } from 'node:crypto';
import type { AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import { isInScope } from '#features/maturity/figure/scope.rules.ts';
import type { FrameworkStructure } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';

/** How those who answer see themselves. */
export interface Outlook {
  /** Tells one unit's answers from another's; the same unit stays like itself over the years. */
  seed: string;
  /** The level of an ordinary question when they first answered, and what a half-year adds. */
  starts: number;
  grows: number;
  /** The level they want an ordinary question to reach. */
  wants: number;
  /** By code of section: better or worse than their ordinary. */
  bias: Readonly<Record<string, number>>;
  /** Sections that do not concern them, and why. */
  without?: Readonly<Record<string, string>>;
}

type Said = Omit<AnswerChange, 'version' | 'confirmed'>;

const notes = {
  low: [
    'Nobody has this as a task yet.',
    'Was done once after the incident in spring, not since.',
    'The supplier does some of it; nothing is in writing.',
    'Depends on one colleague, and on whether she is on duty.',
  ],
  middle: [
    'Written down in the handbook of the department.',
    'Works in the main building; the branch clinics follow next year.',
    'Looked at in the last internal audit, one finding still open.',
    'Agreed with IT in the last quarterly meeting.',
  ],
  high: [
    'Reported to the security committee every quarter.',
    'Measured monthly; above target since last autumn.',
    'Tested in the last exercise, with the minutes at hand.',
  ],
} as const;

/** The same number from 0 to 1 for the same words, on every machine: nobody throws dice. */
export function share(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32;
}

const bounded = (level: number): number => Math.max(0, Math.min(5, Math.round(level)));

/** What a unit says to every question in its scope after so many half-years. */
export function answersOf(
  { sections }: FrameworkStructure,
  scope: readonly number[],
  outlook: Outlook,
  halfYears: number,
): Said[] {
  return sections.flatMap(({ code, questions }) =>
    questions
      .filter((question) => isInScope(question, scope))
      .map(({ id }) => answerTo(id, code, outlook, halfYears)),
  );
}

function answerTo(id: string, section: string, outlook: Outlook, halfYears: number): Said {
  const { seed, starts, grows, wants, bias, without = {} } = outlook;
  const reason = without[section];
  if (reason !== undefined) return { question_id: id, not_applicable: true, na_reason: reason };
  const spread = (share(seed, id) - 0.5) * 2.4;
  const ordinary = starts + (bias[section] ?? 0) + spread;
  // Some things move faster than others, and now and then something slips back for half a year.
  const progress = grows * (0.3 + 1.4 * share(seed, id, 'pace')) * halfYears;
  const slipped = share(seed, id, halfYears) < 0.04 ? 1 : 0;
  const current = bounded(ordinary + progress - slipped);
  const wish = bounded(wants + (bias[section] ?? 0) * 0.4 + (share(seed, id, 'wish') - 0.5) * 1.6);
  const sure = share(seed, id, 'sure');
  const words = current <= 1 ? notes.low : current <= 3 ? notes.middle : notes.high;
  const noted = share(seed, id, 'note');
  return {
    question_id: id,
    current_level: current,
    desired_level: Math.max(current, wish),
    confidence: sure < 0.12 ? 'low' : sure < 0.55 ? 'medium' : 'high',
    note: noted < 0.16 ? (words[Math.floor((noted / 0.16) * words.length)] ?? null) : null,
  };
}
