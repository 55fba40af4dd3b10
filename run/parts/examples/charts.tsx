import { GoalBars, type GoalBar } from '#platform/web/ui/charts/GoalBars.tsx';
import { LinePicture } from '#platform/web/ui/charts/echarts/LinePicture.tsx';
import { RadarPicture, type RadarAxis } from '#platform/web/ui/charts/echarts/RadarPicture.tsx';
import { StackedBars } from '#platform/web/ui/charts/StackedBars.tsx';
import { StackedColumns } from '#platform/web/ui/charts/StackedColumns.tsx';
import type { Stack } from '#platform/web/ui/charts/stacked.ts';
import { levels, type Examples } from './example.ts';

const stack: Stack = {
  bars: ['Finance', 'Operations', 'العمليات'].map((label) => ({ id: label, label })),
  series: [
    ...levels.map(({ name, colour }) => ({ id: name, label: name, colour })),
    { id: 'none', label: 'Not rated', colour: 'var(--text-secondary)', isHatched: true },
  ],
  values: [
    [12, 7, 3, 1, 4],
    [2, 0, 9, 5, 0],
    [0, 1, 0, 0, 2],
  ],
};
const risks = (value: number) => `${value} risks`;
const linkOf = (bar: number, series: number) => `?bar=${bar}&series=${series}`;

const bars: readonly GoalBar[] = [
  {
    id: 'gv',
    code: 'GV',
    label: 'Govern',
    value: 2.4,
    goal: 4,
    figure: '2.4 / 4',
    says: 'Govern: 2.4 of 4',
    href: '?gv',
  },
  {
    id: 'id',
    code: 'ID',
    label: 'Identify',
    value: 3.1,
    goal: 3,
    isIncomplete: true,
    figure: '3.1 / 3',
    says: 'Identify: 3.1 of 3',
  },
  {
    id: 'pr',
    label: 'حماية',
    value: null,
    goal: null,
    figure: '–',
    absence: 'Not answered yet',
    says: 'حماية: not answered',
  },
];

const axis = (name: string, current: number | null, isIncomplete = false): RadarAxis => ({
  id: name,
  name,
  short: name.slice(0, 2),
  current,
  desired: 4,
  previous: 2,
  isIncomplete,
  says: `${name}: ${current ?? 'no value'}, desired 4`,
  href: `?axis=${name}`,
});

const quarters = ['2026-12-31', '2027-03-31', '2027-06-30'];

export const charts: Examples = {
  StackedBars: {
    'with links': () => (
      <StackedBars label="Open risks by level" valueText={risks} {...stack} linkOf={linkOf} />
    ),
    thick: () => <StackedBars label="Open risks by level, thick" valueText={risks} {...stack} isThick />,
  },
  StackedColumns: {
    'with links': () => (
      <StackedColumns label="Risks over time" valueText={risks} {...stack} linkOf={linkOf} />
    ),
  },
  GoalBars: { usual: () => <GoalBars label="Maturity by function" bars={bars} highest={5} room={200} /> },
  LinePicture: {
    named: () => (
      <LinePicture
        label="Maturity over time"
        highest={5}
        series={[
          { id: 'now', label: 'Current', colour: 'var(--primary)' },
          { id: 'goal', label: 'Desired', colour: 'var(--text-secondary)', isDashed: true },
        ]}
        points={quarters.map((date, at) => ({
          date,
          label: date.slice(0, 7),
          values: [at === 0 ? null : 1.5 + at, 4],
          says: `${date}: ${1.5 + at} of 4`,
          href: `?day=${date}`,
        }))}
      />
    ),
    'unnamed, one point': () => (
      <LinePicture
        label="Maturity on one day"
        highest={100}
        step={25}
        isNamed={false}
        series={[{ id: 'now', label: 'Current', colour: 'var(--primary)' }]}
        points={[{ date: '2027-03-31', label: '2027-03', values: [62], says: '2027-03-31: 62' }]}
      />
    ),
  },
  RadarPicture: {
    usual: () => (
      <RadarPicture
        label="Maturity profile"
        highest={5}
        axes={[
          axis('Govern', 2.4),
          axis('Identify', 3.1),
          axis('Protect', null, true),
          axis('Detect', 1),
          axis('Respond', 4.5),
        ]}
      />
    ),
  },
};
