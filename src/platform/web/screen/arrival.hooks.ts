import { useLocation } from 'react-router';

/** What whoever led here gave along (`state` of a link), as they say it does; who came otherwise brings nothing. */
export const useArrival = <Brought extends object>(): Partial<Brought> =>
  (useLocation().state ?? {}) as Partial<Brought>;
