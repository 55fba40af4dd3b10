import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { readNotices, type Notice } from '../notification.contract.ts';

/** Opens what a notice is about, and marks it as read. */
export function useOpenNotice(): (notice: Notice) => void {
  const navigate = useNavigate();
  const read = useWrite(readNotices);
  return ({ id, link, read: isRead }) => {
    if (!isRead) read.mutate({ body: { ids: [id] } });
    void navigate(link);
  };
}

/** Marks everything as read that had been told by the time of the newest that is shown. */
export function useReadAll(newest: Notice | undefined): {
  readAll: (() => void) | undefined;
  isPending: boolean;
} {
  const { mutate, isPending } = useWrite(readNotices);
  return {
    readAll: newest && (() => mutate({ body: { until: newest.created_at } })),
    isPending,
  };
}
