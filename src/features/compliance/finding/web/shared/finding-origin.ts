import type { Titled } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import type { NewFinding } from '../../finding.contract.ts';

/** What a finding is raised from, with what is known of it there. */
export interface FindingOrigin {
  id: string;
  ref: string;
  title: string;
  /** How the call names it; nothing where it is raised from the control that it is about. */
  source?: NewFinding['source'];
  /** The control of the organisation that it is about, as far as is known there. */
  control?: Titled | undefined;
  department_id: string | null;
  filled?: Partial<Pick<NewFinding, 'title' | 'kind' | 'severity' | 'description'>>;
}
