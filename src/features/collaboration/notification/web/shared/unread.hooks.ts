import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { listNotices } from '../../notification.contract.ts';
import { followUnread } from './notice-stream.ts';

/** How many notices the person has not read, as it changes; what is shown of them is read anew with it. */
export function useUnread(): number {
  const { id, organisation } = usePerson();
  const client = useQueryClient();
  const [unread, setUnread] = useState(0);
  useEffect(
    () =>
      followUnread(`${organisation.slug} ${id}`, (count) => {
        setUnread(count);
        void client.invalidateQueries({ queryKey: [listNotices.subject] });
      }),
    [client, id, organisation.slug],
  );
  return unread;
}
