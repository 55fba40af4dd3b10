/** What changes its figures when an assessment goes on its way, besides the assessments themselves. */
export const refreshedSubjects = ['maturity-answer', 'maturity-dashboard', 'maturity-roadmap'] as const;
