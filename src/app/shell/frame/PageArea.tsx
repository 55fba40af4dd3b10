import { Activity, Suspense, useEffect } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import {
  matchPath,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useMatches,
  useNavigation,
  type UIMatch,
} from 'react-router';
import { useCachedPages } from '#app/shell/page-cache/page-cache.hooks.ts';
import './page-area.css';
import { PagePlaceholder } from './PagePlaceholder.tsx';

/** Paths that were open in this tab, whichever record they named: their code is there. */
const opened = new Set<string>();

const patternOf = ({ pathname, params }: UIMatch): string => {
  const named = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  return pathname
    .split('/')
    .map((part) => (named.has(part) ? `:${named.get(part)}` : part))
    .join('/');
};

/** Where the page stands: the page itself, or at once the placeholder while the code of one that was never open is on its way.
 *  Pages that are kept stand beside it, unseen: without effects, and with the address at which they were left. */
export function PageArea() {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const { pages, current } = useCachedPages();
  const match = useMatches().at(-1);
  const pattern = match === undefined ? pathname : patternOf(match);
  useEffect(() => {
    opened.add(pattern);
  }, [pattern]);
  const isOpened = (path: string) => [...opened].some((one) => matchPath(one, path) !== null);
  const waits = next !== undefined && next.pathname !== pathname && !isOpened(next.pathname);
  return (
    <>
      {waits && <PagePlaceholder />}
      {next !== undefined && !waits && (
        <div className="page-progress" role="progressbar" aria-label={t('loading')} />
      )}
      {pages
        .filter((page) => page.isCached || !waits)
        .map(({ key, content, here }) => (
          <Activity key={key} mode={key === current?.key && !waits ? 'visible' : 'hidden'}>
            <LocationContext value={here}>
              <Suspense fallback={<PagePlaceholder />}>{content}</Suspense>
            </LocationContext>
          </Activity>
        ))}
    </>
  );
}
