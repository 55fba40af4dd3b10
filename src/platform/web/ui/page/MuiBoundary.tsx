import { createContext, Suspense, use, type ReactNode } from 'react';

/** Puts the component library's theme around a part, where it does not have it yet. */
export const MuiBoundaryContext = createContext<((part: ReactNode) => ReactNode) | undefined>(undefined);

/** A part drawn with the component library, on a page that is painted without it (docs/decisions/0048-deferred-component-library.md).
 *  Until its files are there, `room` stands in its place. */
export function MuiBoundary({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  const themed = use(MuiBoundaryContext);
  return <Suspense fallback={room}>{themed === undefined ? children : themed(children)}</Suspense>;
}
