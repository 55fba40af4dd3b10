import { changeSession, currentSession, onSessionEnd } from '#platform/web/session.ts';
import type { OwnChoices, OwnData } from '../../identity.contract.ts';
import { personOf } from './person-of.ts';

type Changed = Partial<OwnChoices>;

/** What to change, or how it follows from what is shown now. */
export type PreferenceChange = Changed | ((now: OwnData['user']) => Changed);

/** The changes of one session that are shown but not kept yet, in the order they were made. */
const newQueue = () => ({
  unkept: [] as Changed[],
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
): Promise<boolean> {
  const mine = queue;
  const own = currentSession()?.user as OwnData;
  const changed = typeof change === 'function' ? change(own.user) : change;
  if (mine.unkept.length === 0) mine.told = own;
  mine.unkept.push(changed);
  mine.made += 1;
  show(mine);
  const kept = mine.end.then(async () => {
    if (mine !== queue) return false;
    try {
      mine.told = (await send(changed)).user;
      return true;
    } catch {
      return false;
    } finally {
      mine.unkept.shift();
      if (mine === queue) show(mine);
    }
  });
  mine.end = kept;
  return kept;
}

/** Shows one's own data as it is now, wherever it is named. */
export const showOwnData = (own: OwnData): void => changeSession({ user: own, person: personOf(own) });

/** Shows what a call answered about oneself; what is not kept yet stays over it. */
export function tellOwnData(own: OwnData): void {
  if (queue.unkept.length > 0) queue.told = own;
  showOwnData(over(own, queue.unkept));
}

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
    return over(answer, mine.unkept);
  };
}

function show({ told, unkept }: typeof queue): void {
  if (told !== undefined) showOwnData(over(told, unkept));
}

function over(own: OwnData, changes: readonly Changed[]): OwnData {
  const { settings, ...plain } = Object.assign({}, ...changes) as Changed;
  const user = { ...own.user, ...plain, ...(settings && { settings }) };
  const { first_name, last_name, user_image, shortcuts } = user;
  return { ...own, first_name, last_name, user_image, shortcuts, user };
}
