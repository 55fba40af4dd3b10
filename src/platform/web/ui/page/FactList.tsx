import type { ReactNode } from 'react';
import './fact-list.css';

/** Names and values, side by side where there is room. */
export const FactList = ({ children, stacked = false }: { children: ReactNode; stacked?: boolean }) => (
  <dl className={stacked ? 'fact-list is-stacked' : 'fact-list'}>{children}</dl>
);

export function Fact({
  name,
  children,
  stacked = false,
}: {
  name: string;
  children: ReactNode;
  stacked?: boolean;
}) {
  if (!stacked)
    return (
      <>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </>
    );
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
