import type { ControlResult } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import type { FindingStatus } from '#features/compliance/finding/finding-status.contract.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import type { ControlStatus } from '#features/treatment/control/control-status.contract.ts';
import type { PlanStatus } from '#features/treatment/plan/plan-status.contract.ts';

// What of ours is which word of OSCAL (decision 101).

/** A code as a token of OSCAL: `A.5.1` is `a.5.1`, `4.1` is `c-4.1`. NIST writes the identifiers of its framework as its codes. */
const tokenOf = (standard: string, code: string): string => {
  const written = code.normalize('NFC').replaceAll(/[^\p{L}\p{N}._-]+/gu, '_');
  const cased = standard === 'nist_csf' ? written : written.toLowerCase();
  return /^[\p{L}_]/u.test(cased) ? cased : `c-${cased}`;
};

/** The identifier of each code. Two codes that become the same token are told apart by a number, in the order of the standard. */
export function controlIds(standard: string, codes: Iterable<string>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const code of codes) {
    const token = tokenOf(standard, code);
    let id = token;
    for (let further = 2; taken.has(id); further += 1) id = `${token}_${further}`;
    taken.add(id);
    ids.set(code, id);
  }
  return ids;
}

/** What a result is about: the statement of the control. */
export const statementOf = (controlId: string): string => `${controlId}_statement`;

/** Words as one line without white space around it; nothing where none are left. */
export function oneLine(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? undefined : line;
}

/** Words as people wrote them, in Markdown that shows nothing else: neither markup nor links, nor parameters of OSCAL. */
const inMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>]|\{(?=\{)|&(?=[#\w]+;)/g, String.raw`\$&`);

export const markupLine = (text: string | null | undefined): string | undefined => {
  const line = oneLine(text);
  return line === undefined ? undefined : inMarkdown(line);
};
export const markup = (text: string | null | undefined): string | undefined => {
  const prose = (text ?? '').replaceAll(/\r\n?/g, '\n').trim();
  return prose === '' ? undefined : inMarkdown(prose);
};

export interface Answered {
  applicability_state: 'applicable' | 'not_applicable' | 'inherited';
  result: ControlResult;
  is_carried: boolean;
}

/** What was carried over from an earlier assessment and not confirmed counts as not assessed. */
export const isAssessed = ({ applicability_state, result, is_carried }: Answered): boolean =>
  applicability_state !== 'not_applicable' && result !== 'not_assessed' && !is_carried;

/** How far a control is implemented. OSCAL has no word for what is not, and for what nobody looked at; its list is open. */
export function implementationOf(row: Answered & { is_planned: boolean }): string {
  if (row.applicability_state === 'not_applicable') return 'not-applicable';
  if (isAssessed(row) && row.result === 'compliant') return 'implemented';
  if (isAssessed(row) && row.result === 'partial') return 'partial';
  if (row.is_planned) return 'planned';
  return isAssessed(row) ? 'not-implemented' : 'not-assessed';
}

/** Whether what a control asks is satisfied, and why not; of a control that was assessed. */
export const targetStatusOf = (result: ControlResult) =>
  result === 'compliant'
    ? { state: 'satisfied', reason: 'pass' }
    : { state: 'not-satisfied', reason: result === 'partial' ? 'other' : 'fail' };

export const weaknessOfFinding: Record<FindingStatus, string> = {
  open: 'open',
  assigned: 'open',
  in_progress: 'remediating',
  resolved: 'remediating',
  closed: 'closed',
  dismissed: 'closed',
};

/** A plan that came to nothing leaves what it was for as it is. */
export const weaknessOfPlan: Record<PlanStatus, string> = {
  draft: 'open',
  submitted: 'open',
  approved: 'remediating',
  in_progress: 'remediating',
  on_hold: 'remediating',
  completed: 'remediating',
  validated: 'closed',
  rejected: 'open',
  cancelled: 'open',
};

export const lifecycleOfPlan: Record<PlanStatus, string> = {
  draft: 'recommendation',
  submitted: 'recommendation',
  approved: 'planned',
  in_progress: 'planned',
  on_hold: 'planned',
  completed: 'completed',
  validated: 'completed',
  rejected: 'recommendation',
  cancelled: 'recommendation',
};

export const statusOfRisk: Record<RiskStatus, string> = {
  created: 'open',
  accepted: 'deviation-approved',
  avoided: 'remediating',
  mitigated: 'remediating',
  transferred: 'remediating',
  closed: 'closed',
};

export const stateOfControl: Record<ControlStatus, string> = {
  planned: 'under-development',
  in_progress: 'under-development',
  implemented: 'operational',
  degraded: 'operational',
  retired: 'disposition',
};

export const typeOfControl = {
  policy: 'policy',
  process: 'process-procedure',
  technical: 'software',
  physical: 'physical',
  people: 'process-procedure',
} as const;
