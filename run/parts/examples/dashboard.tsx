import { endpointsAbout, explainedOf } from '#platform/contract/endpoint.ts';
import { seedCache } from '#platform/web/calling/cache-seed.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { PrintedMoment } from '#platform/web/ui/dashboard/PrintedMoment.tsx';
import type { Why } from '#platform/web/ui/dashboard/why.ts';
import { WhyButton } from '#platform/web/ui/dashboard/WhyButton.tsx';
import * as z from 'zod/mini';
import { levels, nothing, type Examples } from './example.ts';

const readFigures = endpointsAbout('parts')({
  method: 'GET',
  path: '/parts/figures/',
  access: 'user',
  query: z.object({ explain: z.optional(z.string()) }),
  response: explainedOf(z.object({ open: z.int() })),
});
const why: Why = {
  figures: ['open'],
  request: { endpoint: readFigures, sent: {} },
  feature: 'risk-dashboard',
  href: '?rows',
};

/** What the part asks the server for is there already. */
export const seedFigures = (): void =>
  seedCache(
    readFigures,
    { query: { explain: '1' } },
    {
      message: '',
      data: { open: 42 },
      explain: {
        open: {
          formula: 'Risks that are neither closed nor rejected.',
          formula_version: 1,
          inputs: { department: 'Finance', day: '2027-03-04' },
          included: { count: 42, filter: {} },
          excluded: [{ reason: 'Closed', count: 7 }],
          as_of: '2027-03-04T09:30:00.000Z',
        },
      },
    },
  );

const table = (
  <FigureTable
    label="Open risks by level"
    columns={['Level', 'Now', 'Before']}
    rows={[
      { id: 'h', name: 'High', values: [3, null] },
      { id: 'l', name: 'Low', values: [12, 0] },
    ]}
    linkOf={(row, column) => `?row=${row}&column=${column}`}
  />
);
const legend = (
  <Legend
    entries={[
      ...levels.map(({ index, name, colour }) => ({
        id: name,
        label: name,
        colour,
        shape: index,
        figure: `${index * 3}`,
        href: `?level=${index}`,
      })),
      { id: 'none', label: 'Not rated', colour: 'var(--text-secondary)', isHatched: true },
      { id: 'goal', label: 'Desired', colour: 'var(--text-secondary)', isDashed: true },
    ]}
  />
);
const card = { title: 'Open risks', height: 160, room: 200 };

export const dashboard: Examples = {
  KeyFigure: {
    usual: () => (
      <KeyFigure
        label="Open risks"
        value={42}
        note="of 120 registered"
        change="+3 since Monday"
        href="?open"
        why={why}
      />
    ),
    urgent: () => <KeyFigure label="Overdue reviews" value={7} href="?late" why={why} isUrgent />,
    'a share': () => <KeyFigure label="Covered" value="62 %" note="by proven controls" why={why} />,
    waiting: () => <KeyFigure label="Open risks" value={undefined} change="" why={why} />,
  },
  Legend: { 'of every kind': () => legend },
  FigureTable: { 'with links': () => table },
  WhyButton: { usual: () => <WhyButton title="Open risks" why={why} /> },
  PrintedMoment: { usual: () => <PrintedMoment at={Date.parse('2027-03-04T09:30:00.000Z')} /> },
  ChartCard: {
    usual: () => (
      <ChartCard
        {...card}
        why={why}
        waiting={false}
        draw={() => ({
          controls: (
            <button type="button" className="plain-button" onClick={nothing}>
              By department
            </button>
          ),
          picture: <p>The picture</p>,
          table,
          legend,
        })}
      />
    ),
    waiting: () => <ChartCard {...card} waiting draw={() => ({ picture: null, table: null })} />,
  },
};
