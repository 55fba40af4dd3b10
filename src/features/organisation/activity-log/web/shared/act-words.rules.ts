import { codeKeys } from '#platform/web/ui/history/product-words.rules.ts';

/** Records whose acts have their words from their own histories (`story.action`), by the first part of the act's name, and the texts
 *  that these histories speak. */
export const historyNamespaces = {
  risk: 'risk',
  board: 'board-board',
  card: 'board-card',
  maturity: 'maturity',
  control: 'treatment-control',
  plan: 'treatment-plan',
  evidence: 'treatment-evidence',
  compliance: 'compliance-assessment',
  control_assessment: 'compliance-control-assessment',
  compliance_mapping: 'compliance-mapping',
  finding: 'compliance-finding',
} as const;

const historyOf = (action: string): string | undefined =>
  (historyNamespaces as Readonly<Record<string, string | undefined>>)[action.split('.')[0] ?? ''];

/** Where the words of an act may stand, as keys of texts: those that the log has by itself come first, those of every record last. */
export function actKeys(action: string): string[] {
  const [of = '', name = ''] = action.split('.');
  const namespace = historyOf(action);
  return [
    `organisation-activity-log:act.${of}.${name}`,
    ...(namespace === undefined ? [] : [`${namespace}:story.action.${name}`, `record:act.${name}`]),
  ];
}

/** Where the words of a reason or a note may stand that the product gave with an act; none for what a person wrote. */
export function saidKeys(action: string, text: string): string[] {
  const namespace = historyOf(action);
  return namespace === undefined ? [] : codeKeys(namespace, text);
}
