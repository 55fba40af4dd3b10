import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ExplainedRequest } from '#platform/web/ui/dashboard/why.ts';
import { WhyButton } from '#platform/web/ui/dashboard/WhyButton.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { feature } from './compliance-dashboard.hooks.ts';
import './compliance-rows.css';

export interface ShownRow {
  id: string;
  /** What people call it by. */
  code: string;
  title: string;
  href: string | undefined;
  /** Below the title: where it belongs. */
  where?: string | undefined;
  /** In the columns behind it. */
  cells: readonly ReactNode[];
}

interface RowsCardProps {
  title: string;
  figure: string;
  request: ExplainedRequest;
  /** The names of the columns: the first is that of code and title. */
  columns: readonly string[];
  /** Nothing while they are being read. */
  rows: readonly ShownRow[] | undefined;
  /** Said where there are none. */
  none: string;
  /** Below the rows: how many there are, and the ways to all of them. */
  children?: ReactNode;
}

/** A few rows that need somebody, each a way to its page. */
export function RowsCard({ title, figure, request, columns, rows, none, children }: RowsCardProps) {
  const [first, ...others] = columns;
  return (
    <section className="dashboard-card chart-card" aria-label={title}>
      <div className="chart-card-head">
        <h2>{title}</h2>
        <WhyButton title={title} why={{ figures: [figure], request, feature }} />
      </div>
      {rows === undefined && <div className="compliance-rows-room" />}
      {rows?.length === 0 && <EmptyState>{none}</EmptyState>}
      {rows !== undefined && rows.length > 0 && (
        <table className="compliance-rows" aria-label={title}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {first}
              </th>
              {others.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, code, title: name, href, where, cells }) => (
              <tr key={id}>
                <td>
                  <bdi>{code}</bdi>
                </td>
                <th scope="row">
                  {href === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <Link to={href}>
                      <bdi>{name}</bdi>
                    </Link>
                  )}
                  {where !== undefined && (
                    <span className="compliance-rows-where">
                      <bdi>{where}</bdi>
                    </span>
                  )}
                </th>
                {cells.map((cell, at) => (
                  <td key={others[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}
