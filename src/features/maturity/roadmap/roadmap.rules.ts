import type { Actor } from '#platform/contract/access.ts';
import { currentOf, levelsOf, type RatedSection } from '#features/maturity/figure/figure.rules.ts';
import { maySteer } from '#platform/contract/deciding.ts';

/** Whether somebody may say how many days a gap takes. Planning is not answering: it goes on after the approval. */
export const mayPlan = (
  actor: Pick<Actor, 'id' | 'type' | 'org_editor' | 'departments' | 'flat' | 'deciders' | 'self_approval'>,
  { department_id, deleted_at }: { department_id: string | null; deleted_at: string | null },
): boolean => deleted_at === null && maySteer(actor, department_id);

/** Questions in scope that are no gap, by why. */
export interface NoGaps {
  reached: number;
  unanswered: number;
  without_wish: number;
  not_applicable: number;
}

export function noGapsOf(sections: readonly RatedSection[]): NoGaps {
  const counts: NoGaps = { reached: 0, unanswered: 0, without_wish: 0, not_applicable: 0 };
  for (const question of sections.flatMap(({ questions }) => questions)) {
    const levels = levelsOf(question);
    if (question.not_applicable) counts.not_applicable++;
    else if (currentOf(question) === null) counts.unanswered++;
    else if (levels === null) counts.without_wish++;
    else if (levels.desired <= levels.current) counts.reached++;
  }
  return counts;
}
