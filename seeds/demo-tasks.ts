/** How far a task came. */
type TaskFate = 'todo' | 'in_progress' | 'blocked' | 'in_review' | 'done' | 'approved';

export interface DemoTask {
  title: string;
  /** The plan it belongs to by its title, or the risk by the beginning of its title; nothing where it belongs to nothing. */
  plan?: string;
  risk?: string;
  department?: string;
  /** The part of the address before the @ of whoever is to do it; otherwise who steers the department. */
  assignee?: string;
  fate: TaskFate;
  /** Days ago it was added, and its due date from today. */
  age: number;
  due: number;
  priority: number;
  /** Its steps, of which what is worked at has ticked off the first ones. */
  steps?: readonly string[];
  /** The task it waits for, by its title. */
  waitsFor?: string;
  /** How often it comes back once it is done. */
  repeats?: string;
}

const ofIt = { department: 'Information Technology' } as const;
const ofFinance = { department: 'Finance' } as const;
const ofPharmacy = { department: 'Pharmacy' } as const;
const restore = { ...ofIt, plan: 'Restore exercises twice a year' } as const;
const factor = { ...ofIt, plan: 'Second factor for remote access' } as const;
const devices = { ...ofIt, plan: 'Network of medical devices apart' } as const;
const payments = { ...ofFinance, plan: 'Two people release payments' } as const;
const alarm = { ...ofPharmacy, plan: 'Alarm for the temperature of the pharmacy' } as const;

/** What people of a fictional hospital group do for their plans and risks: some late, one waiting for another, one that comes back. */
export const demoTasks: readonly DemoTask[] = [
  {
    ...restore,
    title: 'Choose the systems to restore first',
    fate: 'done',
    age: 80,
    due: -50,
    priority: 2,
    steps: ['Ask the wards', 'Agree with the clinical director'],
  },
  {
    ...restore,
    title: 'Set up the spare machine',
    fate: 'done',
    age: 70,
    due: -30,
    priority: 3,
  },
  {
    ...restore,
    title: 'Restore the laboratory system and take the time',
    fate: 'in_progress',
    age: 40,
    due: 12,
    priority: 2,
    steps: ['Fetch the copy', 'Restore it', 'Let the laboratory check it', 'Write down how long it took'],
  },
  {
    ...restore,
    title: 'Write the handbook of a restore',
    fate: 'todo',
    age: 40,
    due: 40,
    priority: 4,
    waitsFor: 'Restore the laboratory system and take the time',
  },
  {
    ...factor,
    title: 'Hand out keys to those without a phone',
    fate: 'done',
    age: 240,
    due: -150,
    priority: 2,
  },
  {
    ...factor,
    title: 'Switch remote access to the second factor',
    fate: 'approved',
    age: 150,
    due: -60,
    priority: 1,
    steps: ['Suppliers', 'Staff at home', 'On-call duty'],
  },
  {
    ...devices,
    title: 'List the devices at the bedside by ward',
    fate: 'done',
    age: 160,
    due: -110,
    priority: 3,
  },
  {
    ...devices,
    title: 'Move the infusion pumps to their own network',
    fate: 'in_progress',
    age: 90,
    due: -6,
    priority: 1,
    steps: ['Two wards to try it', 'Emergency department', 'The other wards', 'Close the old network'],
  },
  {
    ...payments,
    title: 'List who may release payments',
    fate: 'done',
    age: 65,
    due: -40,
    priority: 2,
  },
  {
    ...payments,
    title: 'Agree the limits with the auditors',
    fate: 'approved',
    age: 60,
    due: -20,
    priority: 2,
  },
  {
    ...payments,
    title: 'Change the rights in the payment system',
    fate: 'in_review',
    age: 60,
    due: -3,
    priority: 1,
  },
  {
    ...payments,
    title: 'Show the new release to everybody who pays',
    fate: 'blocked',
    age: 30,
    due: 5,
    priority: 3,
  },
  {
    ...alarm,
    title: 'Order the sensors',
    fate: 'done',
    age: 100,
    due: -70,
    priority: 3,
  },
  {
    ...ofIt,
    title: 'Exercise a day without computers',
    risk: 'Ransomware reaches',
    fate: 'todo',
    age: 12,
    due: 25,
    priority: 2,
    steps: ['Agree the day with the wards', 'Print the forms', 'Hold the exercise'],
  },
  {
    ...ofIt,
    title: 'Look through the accounts of suppliers',
    risk: 'Administrators use their daily accounts',
    fate: 'done',
    age: 45,
    due: -12,
    priority: 3,
    repeats: 'FREQ=MONTHLY',
  },
  {
    title: 'Offer the wards a messenger of our own',
    risk: 'Photos of wounds',
    department: 'Clinical Services',
    fate: 'in_progress',
    age: 35,
    due: 3,
    priority: 2,
    steps: ['Ask three suppliers', 'Try it on one ward'],
  },
  {
    ...ofPharmacy,
    title: 'Find a second source for the two drugs',
    risk: 'Shortage of two cancer drugs',
    fate: 'in_progress',
    age: 50,
    due: -9,
    priority: 1,
  },
  {
    ...ofPharmacy,
    title: 'Ask the supplier for the missing certificate',
    risk: 'Only one pharmacist',
    fate: 'todo',
    age: 2,
    due: 6,
    priority: 2,
  },
  {
    title: 'Send the list of contracts without audit rights',
    risk: 'Contracts with processors',
    department: 'Legal',
    assignee: 'procurement',
    fate: 'todo',
    age: 9,
    due: 4,
    priority: 2,
  },
  {
    title: 'Collect the reports of the yearly fire drills',
    assignee: 'procurement',
    fate: 'todo',
    age: 20,
    due: 18,
    priority: 4,
  },
];
