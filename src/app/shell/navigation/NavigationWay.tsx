import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import type { NavigationItem } from './navigation.ts';
import { useNavigationLink } from './navigation.hooks.ts';

interface NavigationWayProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  item: NavigationItem;
  'data-entry'?: boolean;
}

/** The way to where an item leads, as a plain link. */
export function NavigationWay({ item, children, ...rest }: NavigationWayProps) {
  const way = useNavigationLink()(item);
  if (way.component === 'a') {
    const { component: _, ...link } = way;
    return (
      <a {...link} {...rest}>
        {children}
      </a>
    );
  }
  const { component: _, ...link } = way;
  return (
    <Link {...link} {...rest}>
      {children}
    </Link>
  );
}
