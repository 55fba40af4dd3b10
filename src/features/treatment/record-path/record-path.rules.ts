const under = '/apps/risk/management';

/** Where each kind of record is read that evidence hangs on, that is related to a risk, or that the log tells of. It stands below all of them, so that any of
 *  them can lead to any other. */
const paths = {
  risk: `${under}/view?risk=`,
  control: `${under}/control/view?control=`,
  plan: `${under}/plan/view?plan=`,
  task: `${under}/tasks?task=`,
  evidence: `${under}/evidence?evidence=`,
  acceptance: `${under}/acceptance/view?acceptance=`,
  finding: '/apps/compliance/findings/',
  board: '/apps/scrumboard/boards/',
  card: '/apps/scrumboard/boards?card=',
  roadmap: '/apps/maturity/roadmap?assessment=',
} as const;

const isKnown = (type: string): type is keyof typeof paths => Object.hasOwn(paths, type);

/** The page of a record; nothing for a type that has none. */
export const recordPath = (type: string, id: string): string | null =>
  isKnown(type) ? `${paths[type]}${id}` : null;
