/** Where a control stands. */
export const controlStatuses = ['planned', 'in_progress', 'implemented', 'degraded', 'retired'] as const;
export type ControlStatus = (typeof controlStatuses)[number];

/** What a control consists of. */
export const controlKinds = ['policy', 'process', 'technical', 'physical', 'people'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** Which function of the NIST Cybersecurity Framework it serves. */
export const controlFunctions = ['govern', 'identify', 'protect', 'detect', 'respond', 'recover'] as const;

/** When it works: before, during or after an event. */
export const controlActions = ['preventive', 'detective', 'corrective', 'deterrent'] as const;

/** How often it is performed. */
export const controlFrequencies = [
  'continuous',
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'yearly',
  'as_needed',
] as const;

/** What a test of a control found. */
export const testResults = ['pass', 'pass_with_exceptions', 'fail', 'inconclusive'] as const;
export type TestResult = (typeof testResults)[number];
