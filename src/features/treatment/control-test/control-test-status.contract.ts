/** Where a test of controls stands. */
export const controlTestStatuses = ['planned', 'running', 'awaiting_review', 'approved', 'returned'] as const;
export type ControlTestStatus = (typeof controlTestStatuses)[number];

/** How a control is tested. */
export const testMethods = ['inquiry', 'observation', 'inspection', 'reperformance', 'automated'] as const;
