import { useDeferredValue, type ReactNode } from 'react';
import { MuiBoundary } from './MuiBoundary.tsx';

/** A part drawn with the component library that follows the first picture at once; until then `room` stands in its place. */
export function AfterFirstPaint({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  const mayDraw = useDeferredValue(true, false);
  return mayDraw ? <MuiBoundary room={room}>{children}</MuiBoundary> : room;
}
