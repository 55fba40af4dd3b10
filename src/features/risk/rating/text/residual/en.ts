/** What the residual rating follows from, control by control. */
export const residual = {
  why: 'Why {{level}}?',
  basis: { computed: 'Computed from controls', override: 'Overridden with a rationale' },
  says: 'The controls alone say',
  none: 'No control is linked: the inherent rating holds.',
  acts_on: {
    likelihood: 'acts on likelihood',
    consequence: 'acts on consequence',
    both: 'acts on likelihood and consequence',
  },
  design: 'design {{share}}',
  status: {
    planned: 'planned {{share}}',
    in_progress: 'in progress {{share}}',
    implemented: 'implemented {{share}}',
    degraded: 'degraded {{share}}',
    retired: 'retired {{share}}',
  },
  result: {
    pass: 'passed {{share}}',
    pass_with_exceptions: 'passed with exceptions {{share}}',
    fail: 'failed {{share}}',
    inconclusive: 'inconclusive {{share}}',
    never: 'never tested {{share}}',
  },
  fresh: 'up to date {{share}}',
  stale: {
    test: 'test overdue {{share}}',
    evidence: 'evidence expired {{share}}',
    both: 'test overdue and evidence expired {{share}}',
  },
  effect: '{{factors}} = effect {{share}}',
  reduction:
    'Together they reduce likelihood by {{likelihood}} and consequence by {{consequence}} of the way down to the lowest step.',
  as_of: 'As of {{day}}',
  reopens:
    'Only tests or evidence past their date leave it above the appetite. Without a new test the risk goes back to created on {{day}}.',
  override: 'Override',
  override_help:
    'Leave it empty to let the controls decide. An override lapses at the next review, on {{day}}.',
  override_help_undated: 'Leave it empty to let the controls decide. An override lapses at the next review.',
};
export type ResidualText = typeof residual;
