/** The lists of a board, and where the tasks in them stand. */
export const planLists = [
  { name: 'Backlog' },
  { name: 'To do', task_status: 'todo' },
  { name: 'In progress', task_status: 'in_progress', wip_limit: 3 },
  { name: 'In review', task_status: 'in_review' },
  { name: 'Done', task_status: 'done' },
] as const;
export const weekLists = [
  { name: 'Ideas' },
  { name: 'This week' },
  { name: 'Doing', wip_limit: 4 },
  { name: 'Waiting for others' },
  { name: 'Done', task_status: 'done' },
] as const;

export const planLabels = { Clinical: 'blue', 'Needs a supplier': 'orange', Risky: 'red' } as const;
export const weekLabels = { Urgent: 'red', Wards: 'blue', Equipment: 'teal', Accounts: 'purple' } as const;

/** Who works in the IT team of the demo, and who looks on, by the part of the address before the @. */
export const itTeam = {
  admin: 'it.lead',
  members: ['admin', 'second.admin'],
  viewers: ['clinical.lead'],
} as const;

export interface DemoCard {
  title: string;
  description?: string;
  list: string;
  labels?: readonly string[];
  people?: readonly string[];
  /** Days ago it was written, and its due date from today. */
  age: number;
  due?: number;
  /** Lists it went through afterwards. */
  goesTo?: readonly string[];
  steps?: readonly [text: string, done: boolean][];
  comments?: readonly [who: string, words: string][];
  isArchived?: boolean;
}

/** What is thought of on the board of a plan, and is no task yet. */
export const planIdeas: readonly DemoCard[] = [
  {
    title: 'Ask radiology for a quiet weekend',
    description: 'The picture archive takes nine hours to copy. Two weekends in spring would do.',
    list: 'Backlog',
    labels: ['Clinical'],
    people: ['it.lead'],
    age: 20,
    comments: [['clinical.lead', 'The weekend after the congress is quiet. Ask before the rota is made.']],
  },
  {
    title: 'Rent a second spare machine for the large systems',
    list: 'Backlog',
    labels: ['Needs a supplier'],
    age: 16,
  },
];

/** A week of the IT team of a hospital. */
export const weekCards: readonly DemoCard[] = [
  {
    title: 'Wall screen with the waiting times for the emergency department',
    description: 'Asked for twice. Needs a place that visitors cannot reach.',
    list: 'Ideas',
    labels: ['Wards'],
    age: 13,
  },
  {
    title: 'One form in place of four for a new account',
    list: 'Ideas',
    labels: ['Accounts'],
    age: 11,
    comments: [['admin', 'Human Resources would like that as well. Shall we invite them?']],
  },
  {
    title: 'Laptops for the night shift of ward 4',
    description: 'Three laptops for the trolleys. The old ones do not last a night any more.',
    list: 'This week',
    labels: ['Wards', 'Equipment'],
    people: ['it.lead', 'second.admin'],
    age: 8,
    due: 4,
    steps: [
      ['Order three laptops', true],
      ['Encrypt and set up', true],
      ['Fix them to the trolleys', false],
      ['Show the night shift', false],
    ],
  },
  {
    title: 'Collect the old pagers from the wards',
    list: 'This week',
    labels: ['Wards'],
    people: ['second.admin'],
    age: 9,
    due: -1,
  },
  {
    title: 'Close the accounts of last month’s locum doctors',
    list: 'This week',
    labels: ['Accounts', 'Urgent'],
    people: ['it.lead'],
    age: 4,
    due: 1,
    steps: [
      ['Ask Human Resources for the list', true],
      ['Close the accounts', false],
      ['Collect the badges', false],
    ],
  },
  {
    title: 'Wireless network drops in the waiting room of radiology',
    description: 'Since Monday, mostly in the afternoon. The tablets for consent forms lose what was typed.',
    list: 'This week',
    labels: ['Urgent', 'Wards'],
    people: ['it.lead'],
    age: 5,
    due: 0,
    goesTo: ['Doing'],
    comments: [
      ['it.lead', 'Measured it: two access points talk on the same channel.'],
      ['clinical.lead', 'Thank you. Until then the forms are on paper again.'],
    ],
  },
  {
    title: 'Badge printer at the north entrance',
    list: 'This week',
    labels: ['Equipment'],
    people: ['second.admin'],
    age: 7,
    due: 2,
    goesTo: ['Doing'],
    steps: [
      ['Replace the roller', true],
      ['Print ten badges to try it', false],
    ],
  },
  {
    title: 'Answers for the survey of the cyber insurer',
    list: 'This week',
    people: ['admin', 'it.lead'],
    age: 12,
    due: 9,
    goesTo: ['Waiting for others'],
    comments: [['admin', 'Finance still has to give the sum insured.']],
  },
  {
    title: 'Certificate of the patient portal',
    list: 'This week',
    labels: ['Urgent'],
    people: ['it.lead'],
    age: 10,
    due: -3,
    goesTo: ['Doing', 'Done'],
  },
  {
    title: 'Show the new doctors how to sign in',
    list: 'This week',
    labels: ['Accounts', 'Wards'],
    people: ['second.admin'],
    age: 9,
    due: -5,
    goesTo: ['Done'],
    steps: [
      ['Book the lecture hall', true],
      ['Print the short guide', true],
    ],
  },
  {
    title: 'Label printers of the laboratory to the new network',
    list: 'This week',
    labels: ['Equipment'],
    people: ['it.lead'],
    age: 13,
    goesTo: ['Doing', 'Done'],
    isArchived: true,
  },
  {
    title: 'Power strip under the desk of admissions',
    list: 'This week',
    labels: ['Equipment'],
    people: ['second.admin'],
    age: 12,
    goesTo: ['Done'],
    isArchived: true,
  },
];
