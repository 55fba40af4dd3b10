import i18next from 'i18next';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onceConnected } from '#platform/web/calling/once-connected.ts';

const NoticeBell = lazy(
  onceConnected(async () => {
    const [{ NoticeBell: Bell }] = await Promise.all([
      import('#features/collaboration/notification/web/shared/NoticeBell.tsx'),
      i18next.loadNamespaces('collaboration-notification'),
    ]);
    return { default: Bell };
  }),
);

/** The bell, once there is time for it: its room is kept. */
export function DeferredBell() {
  const [mayAsk, setMayAsk] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setMayAsk(true), 1000);
    return () => clearTimeout(waiting);
  }, []);
  const room = <span className="frame-room" style={{ width: 34, height: 34 }} />;
  return mayAsk ? <Suspense fallback={room}>{<NoticeBell />}</Suspense> : room;
}
