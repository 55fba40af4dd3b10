import { changeSession, currentSession, onSessionEnd } from '#platform/web/session/session.ts';
import type { OwnChoices, OwnData } from '../../person.contract.ts';
import { personOf } from './person-of.ts';

type Changed = Partial<OwnChoices>;

/** What to change, or how it follows from what is shown now. */
export type PreferenceChange = Changed | ((now: OwnData['user']) => Changed);

export interface ChangeOptions {
  /** A change that is not sent yet may go together with the next of its kind: only where it ends is kept. */
  latestCounts?: boolean;
}

interface Unkept {
  changed: Changed;
  mayGrow: boolean;
  kept: Promise<boolean>;
}

/** The changes of one session that are shown but not kept yet, in the order they were made. */
const newQueue = () => ({
  unkept: [] as Unkept[],
  /** What the server said last. */
  told: undefined as OwnData | undefined,
  made: 0,
  end: Promise.resolve() as Promise<unknown>,
});
let queue = newQueue();
onSessionEnd(() => {
  queue = newQueue();
});

/** Shows a change of one's own preferences at once and sends it after those made before; answers whether it was kept.
 *  One that fails is taken back, together with nothing that was chosen since. */
export function changeInOrder(
  change: PreferenceChange,
  send: (changed: Changed) => Promise<{ user: OwnData }>,
  { latestCounts = false }: ChangeOptions = {},
): Promise<boolean> {
  const mine = queue;
  const own = currentSession()?.user as OwnData;
  const changed = typeof change === 'function' ? change(own.user) : change;
  mine.made += 1;
  const waiting = mine.unkept.at(-1);
  if (latestCounts && waiting?.mayGrow) {
    Object.assign(waiting.changed, changed);
    show(mine);
    return waiting.kept;
  }
  if (mine.unkept.length === 0) mine.told = own;
  const unkept: Unkept = { changed: { ...changed }, mayGrow: latestCounts, kept: Promise.resolve(false) };
  mine.unkept.push(unkept);
  show(mine);
  unkept.kept = mine.end.then(async () => {
    if (mine !== queue) return false;
    unkept.mayGrow = false;
    try {
      mine.told = (await send(unkept.changed)).user;
      return true;
    } catch {
      return false;
    } finally {
      mine.unkept.shift();
      if (mine === queue) show(mine);
    }
  });
  mine.end = unkept.kept;
  return unkept.kept;
}

/** Shows one's own data as it is now, wherever it is named. */
const showOwnData = (own: OwnData): void => changeSession({ user: own, person: personOf(own) });

/** Shows what a call answered about oneself; what is not kept yet stays over it. */
export function tellOwnData(own: OwnData): void {
  if (queue.unkept.length > 0) queue.told = own;
  showOwnData(over(own, changesOf(queue)));
}

/** What is shown and not kept yet, as one change. */
export const unkeptChoices = (): Changed | undefined =>
  queue.unkept.length === 0 ? undefined : Object.assign({}, ...changesOf(queue));

/** When everything chosen so far has been kept or refused. */
export const preferencesSettled = (): Promise<unknown> => queue.end;

/** Called before one's own data is asked for. The answer may be older than a choice made meanwhile: then what is shown stays,
 *  otherwise it lies under what is not kept yet. */
export function askForOwnData(): (answer: OwnData) => OwnData {
  const mine = queue;
  const { made } = mine;
  return (answer) => {
    if (mine.made !== made) return currentSession()?.user as OwnData;
    if (mine.unkept.length > 0) mine.told = answer;
    return over(answer, changesOf(mine));
  };
}

const changesOf = ({ unkept }: typeof queue): Changed[] => unkept.map(({ changed }) => changed);

function show(mine: typeof queue): void {
  if (mine.told !== undefined) showOwnData(over(mine.told, changesOf(mine)));
}

function over(own: OwnData, changes: readonly Changed[]): OwnData {
  const { settings, ...plain } = Object.assign({}, ...changes) as Changed;
  const user = { ...own.user, ...plain, ...(settings && { settings }) };
  const { first_name, last_name, user_image, shortcuts } = user;
  return { ...own, first_name, last_name, user_image, shortcuts, user };
}
