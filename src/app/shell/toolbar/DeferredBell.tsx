import i18next from 'i18next';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onceConnected } from '#platform/web/calling/once-connected.ts';

const bell = onceConnected(
  () => import('#features/collaboration/notification/web/shared/NoticeBell.tsx'),
  ({ NoticeBell: Bell }) => ({ default: Bell }),
);
const words = onceConnected(
  () => i18next.loadNamespaces('collaboration-notification'),
  () => undefined,
);
const NoticeBell = lazy(async () => {
  const [part] = await Promise.all([bell(), words()]);
  return part;
});

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
