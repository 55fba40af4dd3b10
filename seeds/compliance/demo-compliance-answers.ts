import type { ControlAnswer } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { share } from '../demo-answers.ts';

/** How those who answer see themselves. */
interface Outlook {
  name: string;
  year: number;
  strength: number;
  bias?: Readonly<Record<string, number>>;
}

const reasons = [
  'Agreed by word of mouth; the record is kept from next quarter on.',
  'Seen on the spot by the lead, and nothing was filed.',
  'The supplier has the record; it was asked for.',
] as const;
const observations = {
  partial: [
    'Done in the main building; the branch clinics follow.',
    'Done for new systems; three old ones are left.',
    'Written down, and not yet followed on every ward.',
  ],
  non_compliant: [
    'Nobody has this as a task yet.',
    'Done once two years ago, and not since.',
    'Planned for the next budget.',
  ],
} as const;

/** What Meridian leaves to others, or leaves out. */
const scoped: Readonly<Record<string, Partial<ControlAnswer>>> = {
  'A.8.30': {
    applicability_state: 'not_applicable',
    applicability_reasons: ['no_such_process'],
    applicability_text: 'No software is developed for Meridian, inside or outside.',
  },
  'A.8.25': {
    applicability_state: 'not_applicable',
    applicability_reasons: ['no_such_process'],
    applicability_text: 'Meridian buys its software; nothing is developed.',
  },
  'A.7.11': {
    applicability_state: 'inherited',
    applicability_reasons: ['contractual'],
    provider: 'Northgate Facilities',
  },
};

const one = <T>(from: readonly T[], at: number): T => from[Math.floor(at * from.length)] as T;

/** What somebody answers to a control: the same on every machine, and like the year before, only better. */
export function answerTo(
  code: string,
  section: string,
  { name, year, strength, bias }: Outlook,
): Partial<ControlAnswer> {
  const met =
    strength +
    (bias?.[section] ?? 0) -
    share(name, code) * 0.9 +
    (year < 0 ? 0 : 0.1 * share(name, code, year));
  const because = one(reasons, share(name, code, 'reason'));
  const scope = scoped[code];
  if (scope?.applicability_state === 'not_applicable') return scope;
  if (met > 0.15) return { ...scope, result: 'compliant', no_evidence_reason: because };
  const said = share(name, code, 'said');
  if (met > -0.12)
    return {
      ...scope,
      result: 'partial',
      implementation_percent: one([25, 40, 50, 60, 75], share(name, code, 'percent')),
      observation: one(observations.partial, said),
      no_evidence_reason: because,
    };
  return { ...scope, result: 'non_compliant', observation: one(observations.non_compliant, said) };
}

export interface Proof {
  name: string;
  says: string;
  /** What it is evidence for, with everything below that. */
  codes: readonly string[];
  /** Days after the beginning that it came. */
  after: number;
  /** Days for which it speaks; without them it does not end. */
  validFor?: number;
  /** Whether it has expired by today. */
  expires?: true;
}

const lastYear: readonly Proof[] = [
  {
    name: 'Report of the internal audit, clauses 4 to 10',
    says: 'Two days with the lead of each department; the minutes of the management review are attached.',
    codes: ['4', '5', '6', '7', '9', '10'],
    after: 8,
  },
  {
    name: 'Statement of the information security policy',
    says: 'Signed by the director in March, told to everybody in April.',
    codes: ['A.5.1', 'A.5.2', 'A.5.3', 'A.5.4'],
    after: 8,
  },
  {
    name: 'Files of people: screening, contracts, training',
    says: 'Sixty files looked at; all who joined were screened before their first day.',
    codes: ['A.6'],
    after: 9,
  },
  {
    name: 'Walk through the buildings',
    says: 'Twelve wards, the data centre and both archives, with pictures of every door.',
    codes: ['A.7'],
    after: 9,
  },
  {
    name: 'Settings of servers and of the network, as they were read',
    says: 'Read by the tool of the auditor on 40 servers and 12 switches.',
    codes: ['A.8.5', 'A.8.7', 'A.8.8', 'A.8.9', 'A.8.13', 'A.8.15', 'A.8.20', 'A.8.22'],
    after: 10,
  },
];

const thisYear: readonly Proof[] = [
  {
    name: 'Information security policy, this year',
    says: 'Reviewed in January, signed by the director, told to everybody.',
    codes: ['4', '5', 'A.5.1', 'A.5.2', 'A.5.3', 'A.5.4'],
    after: 8,
    validFor: 365,
  },
  {
    name: 'Walk through the buildings, this year',
    says: 'Ten wards, the data centre and the new archive, with pictures of every door.',
    codes: ['A.7'],
    after: 10,
    validFor: 365,
  },
  {
    name: 'Register of information assets',
    says: '1,412 assets, each with an owner, compared with the network in September.',
    codes: ['A.5.9', 'A.5.10', 'A.5.11', 'A.5.12', 'A.5.13', 'A.5.14'],
    after: 9,
    validFor: 60,
  },
  {
    name: 'Review of access rights',
    says: 'All leads confirmed the rights of their people; 38 were taken back.',
    codes: ['A.5.15', 'A.5.16', 'A.5.17', 'A.5.18'],
    after: 9,
    validFor: 30,
    expires: true,
  },
  {
    name: 'Training by month',
    says: 'Of 2,140 people 2,011 attended and passed.',
    codes: ['7', 'A.6'],
    after: 10,
    validFor: 180,
  },
];

const ofFinance: readonly Proof[] = [
  {
    name: 'Payment workstations and their owners',
    says: '84 workstations, compared with the inventory in October.',
    codes: ['1', '2'],
    after: 6,
    validFor: 180,
  },
  {
    name: 'Accounts of Finance, compared with payroll',
    says: 'No account without a person; two service accounts have an owner.',
    codes: ['5', '6'],
    after: 7,
    validFor: 90,
  },
];

const ofCardPayments: readonly Proof[] = [
  {
    name: 'Rules of the payment firewall, read by its tool',
    says: '212 rules, each with its reason; four were taken out.',
    codes: ['1.2', '1.3', '1.4'],
    after: 7,
    validFor: 180,
  },
  {
    name: 'Search for card numbers on the file servers',
    says: 'Two folders held numbers in scanned forms; both were cleared.',
    codes: ['3.2', '3.3', '3.5'],
    after: 8,
    validFor: 28,
  },
];

/** What was provided for an assessment. */
export function evidenceOf(standard: string, year: number): readonly Proof[] {
  if (standard === 'cis') return ofFinance;
  if (standard === 'pci_dss') return ofCardPayments;
  return year < 0 ? lastYear : thisYear;
}
