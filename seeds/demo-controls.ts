import type {
  controlActions,
  ControlKind,
  TestResult,
} from '#features/treatment/control/control-status.contract.ts';
import type { ActsOn } from '#features/treatment/risk-control/risk-control-status.contract.ts';

/** What becomes of it by today. */
type Ending = 'planned' | 'in_progress' | 'implemented' | 'degraded' | 'retired';

export interface DemoControl {
  title: string;
  description: string;
  department: string | null;
  owner: string;
  kind: ControlKind;
  action: (typeof controlActions)[number];
  ending: Ending;
  /** Days before today it was added. */
  age: number;
  everyDays?: number;
  requirements?: string[];
  /** Risks by the beginning of their titles: what it acts on there, and how strongly. */
  risks: readonly (readonly [title: string, acts_on: ActsOn, design: number])[];
  /** Days before today, and what was found. */
  tests?: readonly (readonly [daysAgo: number, result: TestResult])[];
  exceptions?: string;
}

const it = { department: 'Information Technology', owner: 'it.lead' } as const;
const clinical = { department: 'Clinical Services', owner: 'clinical.lead' } as const;
const finance = { department: 'Finance', owner: 'finance.lead' } as const;

/** What a fictional hospital group does about its risks. One test failed, one is overdue. */
export const demoControls: readonly DemoControl[] = [
  {
    ...it,
    title: 'Backups are restored in full every quarter',
    description: 'The health record is restored into an isolated room and opened by two clinicians.',
    kind: 'process',
    action: 'corrective',
    ending: 'implemented',
    age: 470,
    everyDays: 92,
    requirements: ['ISO/IEC 27001 A.8.13', 'CIS 11.5'],
    risks: [
      ['Backups of the health record', 'consequence', 70],
      ['Ransomware reaches', 'consequence', 55],
    ],
    tests: [
      [300, 'pass'],
      [35, 'pass'],
    ],
  },
  {
    ...it,
    title: 'Remote access asks for a second factor',
    description: 'Every way in from outside asks for an app or a key, suppliers included.',
    kind: 'technical',
    action: 'preventive',
    ending: 'implemented',
    age: 255,
    everyDays: 180,
    requirements: ['ISO/IEC 27001 A.8.5', 'CIS 6.4'],
    risks: [
      ['Remote access appliance', 'likelihood', 75],
      ['Ransomware reaches', 'likelihood', 50],
    ],
    tests: [[60, 'pass_with_exceptions']],
    exceptions: 'Two suppliers still come in by a password alone until the end of the month.',
  },
  {
    ...it,
    title: 'Servers and workstations are patched within 14 days',
    description: 'Critical updates are installed within 14 days; what cannot be is listed and isolated.',
    kind: 'process',
    action: 'preventive',
    ending: 'degraded',
    age: 520,
    everyDays: 90,
    requirements: ['CIS 7.3'],
    risks: [
      ['Ransomware reaches', 'likelihood', 60],
      ['Remote access appliance', 'likelihood', 40],
    ],
    tests: [
      [280, 'pass'],
      [25, 'fail'],
    ],
    exceptions: 'Of forty servers looked at, eleven lacked updates older than two months.',
  },
  {
    ...it,
    title: 'Logs are kept for a year and watched around the clock',
    description:
      'Logs of servers, firewalls and the health record go to a service that calls within 15 minutes.',
    kind: 'technical',
    action: 'detective',
    ending: 'implemented',
    age: 225,
    everyDays: 120,
    requirements: ['ISO/IEC 27001 A.8.15'],
    risks: [['Log data is kept', 'both', 65]],
    // Its next test was due more than two months ago.
    tests: [[190, 'pass']],
  },
  {
    ...it,
    title: 'Guests and nurse call use networks of their own',
    description: 'Switches are split, and what passes between the networks is refused.',
    kind: 'technical',
    action: 'preventive',
    ending: 'in_progress',
    age: 100,
    risks: [['Wireless network of guests', 'likelihood', 80]],
  },
  {
    ...it,
    title: 'Service desk calls back before a password is reset',
    description: 'The number comes from the staff directory; the call is noted in the ticket.',
    kind: 'people',
    action: 'preventive',
    ending: 'planned',
    age: 30,
    risks: [['Service desk resets passwords', 'likelihood', 60]],
  },
  {
    ...it,
    title: 'Tape copies leave the building every week',
    description: 'Tapes are fetched by a courier and kept in a vault.',
    kind: 'physical',
    action: 'corrective',
    ending: 'retired',
    age: 500,
    risks: [],
  },
  {
    ...clinical,
    title: 'Devices without updates live in a network of their own',
    description: 'Only the server of the pharmacy reaches the pumps; a scan runs every month.',
    kind: 'technical',
    action: 'preventive',
    ending: 'implemented',
    age: 330,
    everyDays: 180,
    requirements: ['CIS 12.2'],
    risks: [['Bedside devices run', 'likelihood', 55]],
    tests: [[90, 'pass']],
  },
  {
    ...clinical,
    title: 'Ward screens have privacy filters',
    description: 'A filter narrows the view from the side; a new screen is put up with one.',
    kind: 'physical',
    action: 'preventive',
    ending: 'implemented',
    age: 400,
    everyDays: 365,
    risks: [['Patient records readable', 'likelihood', 60]],
    tests: [[150, 'pass']],
  },
  {
    ...clinical,
    title: 'A service reads emergency images at night',
    description: 'Contracted tele-radiology with an agreed time of 20 minutes.',
    kind: 'process',
    action: 'corrective',
    ending: 'implemented',
    age: 260,
    risks: [['Night shifts cannot reach', 'consequence', 50]],
  },
  {
    ...clinical,
    title: 'Orders show the photo of the patient',
    description: 'Photo and birth date stand in large print; alike names are asked for again.',
    kind: 'technical',
    action: 'preventive',
    ending: 'implemented',
    age: 320,
    everyDays: 365,
    risks: [['Wrong patient chosen', 'likelihood', 65]],
    tests: [[200, 'pass']],
  },
  {
    ...finance,
    title: 'Invoices need two approvals in the workflow',
    description: 'Nobody approves what they entered; above 10,000 a lead does.',
    kind: 'process',
    action: 'preventive',
    ending: 'implemented',
    age: 380,
    everyDays: 180,
    risks: [['Invoices are approved in an inbox', 'likelihood', 75]],
    tests: [[120, 'pass']],
  },
  {
    ...finance,
    title: 'Coding is sampled before claims are sent',
    description: 'Fifty claims a week are coded a second time; what differs is corrected and taught.',
    kind: 'process',
    action: 'detective',
    ending: 'in_progress',
    age: 150,
    risks: [['Claims rejected for wrong coding', 'likelihood', 45]],
  },
  {
    department: null,
    owner: 'second.admin',
    title: 'Everybody is trained when they join, and every year',
    description: 'An hour on privacy, mails and doors, with a test; leads see who is missing.',
    kind: 'people',
    action: 'preventive',
    ending: 'implemented',
    age: 540,
    everyDays: 365,
    requirements: ['ISO/IEC 27001 A.6.3', 'CIS 14.1'],
    risks: [
      ['Ransomware reaches', 'likelihood', 25],
      ['Photos of wounds', 'likelihood', 40],
      ['Artificial intelligence tools', 'likelihood', 30],
    ],
    tests: [[170, 'pass']],
  },
  {
    department: null,
    owner: 'second.admin',
    title: 'Generators are run under load every month',
    description: 'Both generators carry the hospital for an hour; the fuel lasts for 72.',
    kind: 'physical',
    action: 'corrective',
    ending: 'implemented',
    age: 480,
    risks: [['A regional power cut', 'consequence', 60]],
  },
];
