import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listNotices } from '../../notification.contract.ts';
import { useFollowed } from './live.hooks.ts';

/** How many notices the person has not read, as it changes; what is shown of them is read anew with it. */
export function useUnread(): number {
  const client = useQueryClient();
  const [unread, setUnread] = useState(0);
  useFollowed('unread', (event) => {
    if (!('unread' in event)) return;
    setUnread(event.unread);
    void client.invalidateQueries({ queryKey: [listNotices.subject] });
  });
  return unread;
}
