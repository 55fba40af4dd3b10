import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import { draftAcceptance } from '#features/treatment/acceptance/server/acceptance.service.ts';
import { approveAcceptance } from '#features/treatment/acceptance/server/acceptance-verbs.service.ts';
import { addAppetite } from '#features/treatment/appetite/server/appetite.service.ts';
import type { Cast } from './demo-cast.ts';
import { idOf } from './demo-records.ts';
import { as, daysBefore, type Step } from './demo-steps.ts';

interface DemoAcceptance {
  title: string;
  by: string;
  justification: string;
  conditions: string | null;
  daysAgo: number;
  /** Days from today. */
  endsIn: number;
  isApproved: boolean;
}

const acceptances: readonly DemoAcceptance[] = [
  {
    title: 'Automatic reorder uses last year',
    by: 'clinical.lead',
    justification:
      'The reorder is checked by hand twice a week; the new module that looks at this year comes with the next release.',
    conditions: 'The pharmacy goes on checking orders above 2,000 by hand.',
    daysAgo: 15,
    endsIn: 9,
    isApproved: true,
  },
  {
    title: 'Maintenance of lifts is bought by the hour',
    by: 'procurement',
    justification:
      'A contract for all lifts would cost more than the hours of the last three years; it is compared again with the new building.',
    conditions: null,
    daysAgo: 12,
    endsIn: 150,
    isApproved: true,
  },
  {
    title: 'Old laboratory server cannot be moved',
    by: 'it.lead',
    justification:
      'The server stands in a network of its own, and its replacement is in the plan of next year: until then it cannot be patched.',
    conditions: 'No other system reaches it, and nobody reads mail on it.',
    daysAgo: 3,
    endsIn: 120,
    isApproved: false,
  },
];

/** How much risk Meridian is ready to retain, and three acceptances: one about to expire, one with time, one that awaits its decision. */
export function acceptanceSteps({ cast, now }: { cast: Cast; now: Date }): Step[] {
  const admin = cast.person('admin');
  return [
    {
      daysAgo: 200,
      does: (db) =>
        addAppetite(as(db, admin), {
          scope: 'organisation',
          max_level: 1,
          statement:
            'Meridian retains what is low or medium. What is high is treated, or accepted for half a year at most.',
          valid_from: today(db.now, admin.timezone),
          approver_id: admin.id,
        }),
    },
    ...acceptances.flatMap((one): Step[] => {
      let drafted = { id: '', version: 0 };
      return [
        {
          daysAgo: one.daysAgo,
          async does(db) {
            drafted = await draftAcceptance(as(db, cast.person(one.by)), {
              risk_ids: [await idOf(db, 'risk', one.title)],
              approver_id: admin.id,
              justification: one.justification,
              conditions: one.conditions,
              expires_on: today(daysBefore(now, -one.endsIn), admin.timezone),
              submit: true,
            });
          },
        },
        ...(one.isApproved
          ? [
              {
                daysAgo: one.daysAgo - 1,
                does: (db: TenantDb) =>
                  approveAcceptance(as(db, admin), drafted.id, { version: drafted.version }),
              },
            ]
          : []),
      ];
    }),
  ];
}
