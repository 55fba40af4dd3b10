/** Records whose acts have their words from their own histories (`story.action`), by the first part of the act's name, and the texts
 *  that these histories speak. */
export const toldByHistory = {
  risk: 'risk',
  maturity: 'maturity',
  control: 'treatment-control',
  plan: 'treatment-plan',
  evidence: 'treatment-evidence',
} as const;

/** Where the words of an act may stand, as keys of texts: those that the log has by itself come first. */
export function actKeys(action: string): string[] {
  const [of = '', name = ''] = action.split('.');
  const namespace = (toldByHistory as Readonly<Record<string, string | undefined>>)[of];
  return [
    `organisation-activity-log:act.${of}.${name}`,
    ...(namespace === undefined ? [] : [`${namespace}:story.action.${name}`]),
  ];
}
