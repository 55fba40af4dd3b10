/** A call that is measured, as it is sent. */
export interface Scenario {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  bodies?: unknown[];
  /** How many such replies there are to choose from, where they are not as many as risks. */
  replies?: number;
  /** It makes a risk: the floor inserts a row too. */
  makes?: true;
  /** Measured for what it costs, and for how that grows; `growth` is the most it may, from 1k to 100k risks. */
  growth?: number;
  /** It has a goal at 10k risks as well; everything else is told there, and left out of the quick form. */
  hasMiddleGoal?: true;
}

export interface SampleRisk {
  count: number;
  /** How many were loaded: the last one's word is the beginning of no other. */
  loaded: number;
  risk: { id: string; version: number };
  department: string;
  owner: string;
}

const sorts = ['ref', 'title', 'level', 'status', 'department', 'owner', 'review_on', 'updated_at'];
const limit = 20;
/** How many different bodies a writing scenario cycles through. */
const variety = 500;

/** Everything the bench asks of one organisation. Reads come first; what writes comes last. */
export function scenarios({ count, loaded, risk, department, owner }: SampleRisk): Scenario[] {
  const lastRows = count % limit || limit;
  return [
    {
      name: 'first page',
      method: 'GET',
      path: `/risk/?limit=${limit}`,
      growth: 1.2,
      hasMiddleGoal: true,
    },
    {
      name: 'last page',
      method: 'GET',
      path: `/risk/?limit=${limit}&offset=${count - lastRows}&last=${lastRows}`,
      growth: 1.2,
    },
    ...sorts.map((sort): Scenario => ({
      name: `sort by ${sort}`,
      method: 'GET',
      path: `/risk/?limit=${limit}&ordering=${sort}`,
      growth: 1.2,
    })),
    {
      name: 'filter state',
      method: 'POST',
      path: `/risk/filter/?limit=${limit}`,
      bodies: [{ filter_type: 'stats', state: 1 }],
      growth: 1.2,
    },
    {
      name: 'filter department',
      method: 'POST',
      path: `/risk/filter/?limit=${limit}`,
      bodies: [{ filter_type: 'department', id: department }],
      growth: 1.2,
    },
    {
      name: 'filter owner',
      method: 'POST',
      path: `/risk/filter/?limit=${limit}`,
      bodies: [{ filter_type: 'user', user_id: owner }],
      growth: 1.2,
    },
    {
      name: 'search',
      method: 'GET',
      path: `/risk/?limit=${limit}&q=case${loaded}`,
      growth: 1.2,
    },
    {
      name: 'one risk',
      method: 'GET',
      path: `/risk/context/${risk.id}/`,
      growth: 1.2,
      hasMiddleGoal: true,
    },
    { name: 'dashboard', method: 'GET', path: '/risk/dashboard/', replies: 100, growth: 1.5 },
    {
      name: 'create',
      method: 'POST',
      path: '/risk/',
      bodies: Array.from({ length: variety }, (_, n) => ({
        title: `Made while measuring, number ${n}`,
        department_id: department,
        owner_id: owner,
      })),
      makes: true,
      growth: 1.2,
    },
  ];
}
