import { useMemo } from 'react';
import { usePerson } from '#platform/web/session/session.hooks.ts';

/** What the screen knows of the person in front of a record, beyond the verbs the server allows now. */
export interface RecordActor {
  id: string;
  isAdmin: boolean;
  /** Whether they decide about the record's department. */
  decides: boolean;
}

/** The person in front of this record. `decidersOnly` are verbs that only those have who decide about its department: what the
 *  server allows tells who they are, where the screen does not know it by itself (`decides`). */
export function useRecordActor(
  { permissions }: { permissions: { can: readonly string[] } },
  decidersOnly: readonly string[],
  decides = false,
): RecordActor {
  const { id, type } = usePerson();
  const decidesHere = decides || decidersOnly.some((verb) => permissions.can.includes(verb));
  return useMemo(() => ({ id, isAdmin: type === 'Admin', decides: decidesHere }), [id, type, decidesHere]);
}
