import { Link, useSearchParams } from 'react-router';
import { inUnit, type FrameworkInView } from './maturity-paths.ts';
import './framework-links.css';

interface FrameworkLinksProps {
  label: string;
  ways: readonly { view: FrameworkInView; name: string }[];
  current: FrameworkInView;
  link: (framework: FrameworkInView) => string;
}

/** Ways to the same page of other frameworks, in the same business unit. */
export function FrameworkLinks({ label, ways, current, link }: FrameworkLinksProps) {
  const [search] = useSearchParams();
  return (
    <nav className="framework-links not-printed" aria-label={label}>
      {ways.map(({ view, name }) => (
        <Link
          key={view.framework_id ?? view.framework}
          to={inUnit(link(view), search.get('dpt'))}
          aria-current={
            view.framework === current.framework && view.framework_id === current.framework_id
              ? 'page'
              : undefined
          }
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
