import { changeSession, currentSession, onSessionEnd } from '#platform/web/session/session.ts';
import type { OwnChoices, OwnData } from '../../person.contract.ts';
import { personOf } from './person-of.ts';

type Changed = Partial<OwnChoices>;

/** What to change, or how it follows from what is shown now. */
export type PreferenceChange = Changed | ((now: OwnData['user']) => Changed);

export interface ChangeOptions {
  /** A change that is not sent yet may go together with the next of its kind: only the last one is stored. */
  latestCounts?: boolean;
}

interface UnsavedChange {
  changed: Changed;
  mayGrow: boolean;
  saved: Promise<boolean>;
}

const ownData = () => currentSession()?.user as OwnData;

/** The changes of one session that are shown but not saved yet, in the order they were made. */
interface Queue {
  unsaved: UnsavedChange[];
  /** One's own data as the server answered it last. */
  stored: OwnData | undefined;
  made: number;
  end: Promise<unknown>;
}
const newQueue = (): Queue => ({ unsaved: [], stored: undefined, made: 0, end: Promise.resolve() });
let queue = newQueue();
onSessionEnd(() => {
  queue = newQueue();
});

/** Shows a change of one's own preferences at once and sends it after those made before; answers whether it was saved.
 *  One that fails is taken back, together with nothing that was chosen since. */
export function changeInOrder(
  change: PreferenceChange,
  send: (changed: Changed) => Promise<{ user: OwnData }>,
  { latestCounts = false }: ChangeOptions = {},
): Promise<boolean> {
  const mine = queue;
  const own = ownData();
  const changed = typeof change === 'function' ? change(own.user) : change;
  mine.made += 1;
  const waiting = mine.unsaved.at(-1);
  if (latestCounts && waiting?.mayGrow) {
    Object.assign(waiting.changed, changed);
    show(mine);
    return waiting.saved;
  }
  if (mine.unsaved.length === 0) mine.stored = own;
  const unsaved: UnsavedChange = {
    changed: { ...changed },
    mayGrow: latestCounts,
    saved: Promise.resolve(false),
  };
  mine.unsaved.push(unsaved);
  show(mine);
  unsaved.saved = mine.end.then(async () => {
    if (mine !== queue) return false;
    unsaved.mayGrow = false;
    try {
      mine.stored = (await send(unsaved.changed)).user;
      return true;
    } catch {
      return false;
    } finally {
      mine.unsaved.shift();
      if (mine === queue) show(mine);
    }
  });
  mine.end = unsaved.saved;
  return unsaved.saved;
}

/** Shows one's own data as it is now, wherever it is named. */
const showOwnData = (own: OwnData): void => changeSession({ user: own, person: personOf(own) });

/** Shows one's own data as a call answered it; changes not saved yet stay on top of it. */
export function showFreshOwnData(own: OwnData): void {
  if (queue.unsaved.length > 0) queue.stored = own;
  showOwnData(over(own, changesOf(queue)));
}

/** What is shown and not saved yet, as one change. */
export const unsavedChoices = (): Changed | undefined =>
  queue.unsaved.length === 0 ? undefined : Object.assign({}, ...changesOf(queue));

/** Settles when every change made so far has been saved or refused. */
export const preferencesSettled = (): Promise<unknown> => queue.end;

/** Called before one's own data is asked for. The answer may be older than a choice made meanwhile: then what is shown stays,
 *  otherwise the changes not saved yet are put on top of it. */
export function beginOwnDataRead(): (answer: OwnData) => OwnData {
  const mine = queue;
  const { made } = mine;
  return (answer) => {
    if (mine.made !== made) return ownData();
    if (mine.unsaved.length > 0) mine.stored = answer;
    return over(answer, changesOf(mine));
  };
}

const changesOf = ({ unsaved }: Queue): Changed[] => unsaved.map(({ changed }) => changed);

function show(mine: Queue): void {
  if (mine.stored !== undefined) showOwnData(over(mine.stored, changesOf(mine)));
}

function over(own: OwnData, changes: readonly Changed[]): OwnData {
  const { settings, ...plain } = Object.assign({}, ...changes) as Changed;
  const user = { ...own.user, ...plain, ...(settings && { settings }) };
  const { first_name, last_name, user_image, shortcuts } = user;
  return { ...own, first_name, last_name, user_image, shortcuts, user };
}
