import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from './notify.service.ts';

type Told = Pick<Notice['object'], 'id' | 'ref' | 'title'>;

/** How people are told of a kind of record: never of what they did themselves. `type` is what the log calls it. */
export const recordNotices =
  (type: string, pathOf: (id: string) => string) =>
  (
    { db, actor }: Pick<Call, 'db' | 'actor'>,
    { id, ref, title }: Told,
    kind: Notice['kind'],
    people: readonly (string | null)[],
    words: Readonly<Record<string, string>> = {},
  ): void =>
    notify(db, {
      kind,
      to: people.filter((person) => person !== null),
      object: { type, id, ref, title },
      link: pathOf(id),
      words: { by: actor.name, ...words },
      not: actor.id,
    });
