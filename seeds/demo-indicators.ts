import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import type { IndicatorDetails } from '#features/treatment/indicator/indicator.contract.ts';
import { addIndicator, recordReading } from '#features/treatment/indicator/server/indicator.service.ts';
import type { Cast } from './demo-cast.ts';
import { idOf } from './demo-records.ts';
import { as, type Step } from './demo-steps.ts';

interface DemoIndicator extends Omit<IndicatorDetails, 'owner_id' | 'cadence'> {
  /** What the title of its risk begins with. */
  risk: string;
  by: string;
  source: string;
  /** One a month, the last one six days ago. */
  values: readonly number[];
  lastNote: string;
}

const indicators: readonly DemoIndicator[] = [
  {
    risk: 'Claims rejected for wrong coding',
    name: 'Claims rejected by insurers',
    unit: '%',
    direction: 'higher_worse',
    amber: 5,
    red: 7,
    by: 'finance.lead',
    source: 'Monthly report of the insurers',
    values: [3.1, 3.4, 4.2, 4.8, 5.6, 6.3, 6.1, 7.4],
    lastNote: 'Two coders left in the last month; their cases wait.',
  },
  {
    risk: 'Leavers keep their access for weeks',
    name: 'Leavers whose access ended on their last day',
    unit: '%',
    direction: 'lower_worse',
    amber: 90,
    red: 60,
    by: 'finance.lead',
    source: 'Comparison of payroll and directory',
    values: [55, 64, 71, 79, 84, 87],
    lastNote: 'The clinics hand in their lists late.',
  },
];

/** Key risk indicators of Meridian, read each month: one got worse until it was red, one gets better. */
export const indicatorSteps = ({ cast }: { cast: Cast }): Step[] =>
  indicators.flatMap(({ risk, by, source, values, lastNote, ...details }): Step[] => {
    const reader = cast.person(by);
    const of = { risk_id: '', id: '' };
    const daysAgo = (reading: number) => 6 + (values.length - 1 - reading) * 30;
    return [
      {
        daysAgo: daysAgo(0) + 1,
        async does(db) {
          of.risk_id = await idOf(db, 'risk', risk);
          const body = { ...details, cadence: 'monthly' as const, owner_id: reader.id };
          of.id = (await addIndicator(as(db, reader), of.risk_id, body)).id;
        },
      },
      ...values.map((value, reading) => ({
        daysAgo: daysAgo(reading),
        does: (db: TenantDb) =>
          recordReading(as(db, reader), of.risk_id, of.id, {
            value,
            at: today(db.now, reader.timezone),
            source,
            note: reading === values.length - 1 ? lastNote : null,
          }),
      })),
    ];
  });
