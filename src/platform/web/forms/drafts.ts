import { currentSession } from '#platform/web/session/session.ts';

/** What was typed and not yet sent, stored in this browser for at most a week. */
const week = 7 * 24 * 60 * 60 * 1000;

interface Draft<Values = unknown> {
  at: number;
  values: Values;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('plumbline', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('draft'));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no drafts')));
  }));
}

async function inDrafts<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const store = (await database()).transaction('draft', mode).objectStore('draft');
  return new Promise((resolve, reject) => {
    const request = work(store);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no drafts')));
  });
}

/** Drafts belong to a person in an organisation; nobody else who uses this browser finds them. */
function ownerOf(): string {
  const person = currentSession()?.person;
  return person === undefined ? 'nobody' : `${person.organisation.slug}|${person.id}`;
}

/** The storage key of a form's draft: organisation, person and form. */
export const draftKey = (name: string): string => `${ownerOf()}|${name}`;

/** What was kept, as whoever kept it under this key wrote it. */
export async function readDraft<Values = unknown>(key: string): Promise<Values | undefined> {
  const draft = await inDrafts<Draft<Values> | undefined>('readonly', (store) => store.get(key));
  if (draft === undefined || Date.now() - draft.at > week) return undefined;
  return draft.values;
}

/** The drafts whose keys begin so, in the order they were stored. */
export async function readDrafts<Values = unknown>(beginning: string): Promise<Values[]> {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  const drafts = await inDrafts<Draft<Values>[]>('readonly', (store) => store.getAll(range));
  return drafts
    .filter(({ at }) => Date.now() - at <= week)
    .toSorted((one, other) => one.at - other.at)
    .map(({ values }) => values);
}

export const keepDraft = (key: string, values: unknown): Promise<unknown> =>
  inDrafts('readwrite', (store) => store.put({ at: Date.now(), values } satisfies Draft, key));

export const forgetDraft = (key: string): Promise<unknown> =>
  inDrafts('readwrite', (store) => store.delete(key));

/** At sign-out the person's drafts are removed. */
export async function leaveDrafts(): Promise<void> {
  await inDrafts('readwrite', (store) =>
    store.delete(IDBKeyRange.bound(`${ownerOf()}|`, `${ownerOf()}|\uffff`)),
  );
}

/** Removes what is older than a week, whoever it belongs to. */
export async function deleteOldDrafts(): Promise<void> {
  const store = (await database()).transaction('draft', 'readwrite').objectStore('draft');
  const request = store.openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor === null) return;
    if (Date.now() - (cursor.value as Draft).at > week) cursor.delete();
    cursor.continue();
  });
}
