import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import { evidenceOn } from '#features/treatment/evidence/server/evidence-record.service.ts';
import * as decision from '#features/treatment/evidence/server/evidence-decision.service.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import { createEvidence, reviseEvidence } from '#features/treatment/evidence/server/evidence.service.ts';
import type { Evidence } from '#features/treatment/evidence/evidence.contract.ts';
import type { Cast } from './demo-cast.ts';
import { sendFile } from './demo-file.ts';
import { idOf, type DemoRecord } from './demo-records.ts';
import { as, daysBefore, type Step } from './demo-steps.ts';

interface DemoEvidence {
  name: string;
  department?: string;
  /** The part of the address before the @ of its owner, who provides it; otherwise who steers the department. */
  owner?: string;
  /** What proves something: an address, a statement, or the lines of a file; nothing was provided yet of what is only asked for. */
  url?: string;
  statement?: string;
  file?: { name: string; lines: readonly string[] };
  /** What it is evidence for, by the beginning of its title. */
  for: readonly (readonly [type: DemoRecord, title: string])[];
  /** Days before today it came. */
  age: number;
  /** Days for which it speaks; without them it does not end. */
  validFor?: number;
  fate: 'requested' | 'submitted' | 'accepted' | 'rejected' | 'renewed' | 'expired';
  confidential?: boolean;
  source?: string;
}

const ofIt = { department: 'Information Technology' } as const;

const evidence: readonly DemoEvidence[] = [
  {
    ...ofIt,
    name: 'Record of the restore exercise',
    file: {
      name: 'restore-exercise.csv',
      lines: [
        'system,began,ended,checked by',
        'health record,08:10,13:45,ward 3',
        'laboratory,14:00,17:20,laboratory',
      ],
    },
    for: [
      ['control', 'Backups are restored in full'],
      ['risk', 'Backups of the health record'],
      ['plan', 'Restore exercises twice a year'],
    ],
    age: 34,
    validFor: 120,
    fate: 'accepted',
    source: 'Service desk',
  },
  {
    ...ofIt,
    name: 'Settings of the remote access appliance',
    url: 'https://intranet.meridian.example/it/remote-access/settings',
    for: [
      ['control', 'Remote access asks for a second factor'],
      ['plan', 'Second factor for remote access'],
    ],
    age: 55,
    validFor: 365,
    fate: 'accepted',
    confidential: true,
  },
  {
    ...ofIt,
    name: 'Report of installed updates',
    url: 'https://intranet.meridian.example/it/updates/report',
    for: [['control', 'Servers and workstations are patched']],
    age: 270,
    validFor: 180,
    fate: 'expired',
    source: 'Inventory',
  },
  {
    name: 'Attendance at the yearly training',
    owner: 'second.admin',
    statement: 'Of 2,140 people 2,011 attended and passed; leads have the names of the others.',
    for: [['control', 'Everybody is trained when they join']],
    age: 353,
    validFor: 365,
    fate: 'accepted',
    source: 'Learning platform',
  },
  {
    department: 'Clinical Services',
    name: 'Contract of the service that reads images at night',
    url: 'https://intranet.meridian.example/contracts/tele-radiology',
    for: [
      ['control', 'A service reads emergency images'],
      ['risk', 'Night shifts cannot reach'],
    ],
    age: 4,
    fate: 'submitted',
  },
  {
    department: 'Clinical Services',
    name: 'Scan of the network of medical devices',
    statement:
      'From the office network 0 of 212 pumps answer; from the server of the pharmacy all of them do.',
    for: [
      ['control', 'Devices without updates live'],
      ['risk', 'Bedside devices run'],
    ],
    age: 88,
    validFor: 100,
    fate: 'renewed',
  },
  {
    department: 'Finance',
    name: 'Payments released in the last quarter',
    statement: 'All payments above 1,000 carry two names.',
    for: [['plan', 'Two people release payments']],
    age: 18,
    fate: 'rejected',
  },
  {
    department: 'Human Resources',
    name: 'Accounts of leavers, month by month',
    statement: 'In three months 61 people left; 61 accounts were closed on their last day.',
    for: [['plan', 'Leavers lose their access on the last day']],
    age: 74,
    validFor: 365,
    fate: 'accepted',
  },
  {
    name: 'Supply of fuel for the generators',
    owner: 'procurement',
    for: [
      ['control', 'Generators are run under load'],
      ['risk', 'A regional power cut'],
    ],
    age: 6,
    fate: 'requested',
  },
];

interface Known {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
  now: Date;
}

/** Nine pieces of evidence for controls, plans and risks: asked for, provided and decided about on their days. */
export const evidenceSteps = (known: Known): Step[] => evidence.flatMap((one) => life(one, known));

const on = evidenceOn(evidenceHolders);

function life(one: DemoEvidence, { cast, departments, now }: Known): Step[] {
  const { age, fate, validFor } = one;
  const decides = cast.steering(one.department ?? null);
  const owner = one.owner === undefined ? decides : cast.person(one.owner);
  const provider = fate === 'requested' ? decides : owner;
  const reviewer = cast.secondTo(provider);
  let row: Pick<Evidence, 'id' | 'version'> = { id: '', version: 0 };
  const step = (daysAgo: number, does: (db: TenantDb) => Promise<Evidence>): Step => ({
    daysAgo,
    does: async (db) => void (row = await does(db)),
  });
  const sent = () => ({ version: row.version });
  const made = step(age, async (db) => {
    const call = as(db, provider);
    const links = await Promise.all(
      one.for.map(async ([object_type, title]) => ({
        object_type,
        object_id: await idOf(db, object_type, title),
      })),
    );
    const { file, url, statement } = one;
    const [first] = links;
    const content =
      file !== undefined && first !== undefined
        ? { file_id: await sendFile(call, { ...file, ...first }) }
        : (url !== undefined && { url }) || (statement !== undefined && { statement });
    return createEvidence(on)(call, {
      name: one.name,
      kind: file !== undefined ? 'file' : url !== undefined ? 'link' : 'statement',
      owner_id: owner.id,
      reviewer_id: reviewer.id,
      department_id: departments.get(one.department ?? '') ?? null,
      effective_from: today(daysBefore(now, age), 'UTC'),
      ...(validFor !== undefined && { valid_for_days: validFor }),
      ...(one.source !== undefined && { source: one.source }),
      confidential: one.confidential ?? false,
      links,
      ...(content && { content }),
    });
  });
  const accepted = step(age - 3, (db) => decision.acceptEvidence(on)(as(db, reviewer), row.id, sent()));
  switch (fate) {
    case 'requested':
    case 'submitted':
      return [made];
    case 'accepted':
      return [made, accepted];
    case 'rejected':
      return [
        made,
        step(age - 4, (db) =>
          decision.rejectEvidence(on)(as(db, reviewer), row.id, {
            ...sent(),
            note: 'Says what should be, and does not show it: attach the list of payments with both names.',
          }),
        ),
      ];
    case 'renewed':
      return [
        made,
        accepted,
        step(2, (db) =>
          reviseEvidence(on)(as(db, owner), row.id, {
            ...sent(),
            content: { statement: 'After the second scan: 0 of 212 pumps answer from the office network.' },
            effective_from: today(daysBefore(now, 2), 'UTC'),
            note: 'Scanned again after the wards moved.',
          }),
        ),
      ];
    case 'expired':
      return [
        made,
        accepted,
        {
          daysAgo: age - (validFor ?? 0) - 1,
          does: (db) => expireEvidence(evidenceHolders)(db, 100),
        },
      ];
  }
}
