import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { decidesAlone } from '#platform/contract/deciding.ts';
import { isUntreatedHigh, lessens } from './risk-rating.rules.ts';
import { flagsOf } from './risk.rules.ts';
import { riskWorkflow, type RiskFacts, type RiskVerb } from './risk.workflow.ts';

const { verbs, startsFrom, isAllowed, missing, may, can } = riskWorkflow;

const now = new Date('2026-03-31T12:00:00Z');
const finance = 'finance';

const risk: RiskFacts = {
  status: 'created',
  triage: 'triaged',
  treatment: 'undecided',
  department_id: finance,
  owner_id: 'owner',
  raised_by: 'raiser',
  created_at: '2026-03-31T06:00:00.000Z',
  deleted_at: null,
  inherent: null,
  residual: null,
  residual_basis: 'computed',
  residual_reason: null,
  level: -1,
  appetite_level: null,
  open_plans: 0,
  working_controls: 1,
  request: null,
};

const person = { flat: false, deciders: 2, self_approval: false, org_editor: false, departments: [] };
const admin = { ...person, id: 'admin', type: 'Admin' } as const;
const editor = {
  ...person,
  id: 'editor',
  type: 'Staff',
  departments: [{ id: finance, access: 'editor' }],
} as const;
const viewer = {
  ...person,
  id: 'viewer',
  type: 'Staff',
  departments: [{ id: finance, access: 'viewer' }],
} as const;
const wide = { ...person, id: 'wide', type: 'Staff', org_editor: true } as const;
const owner = { ...person, id: 'owner', type: 'User' } as const;
const raiser = { ...person, id: 'raiser', type: 'User' } as const;
const people = { admin, editor, viewer, wide, owner, raiser };
type Who = keyof typeof people;

const asked = { verb: 'avoid', by: { id: 'owner' } };

suite('A verb starts from', () => {
  const cases: [string, Partial<RiskFacts>, RiskVerb[]][] = [
    [
      'created',
      {},
      [
        'edit',
        'assess',
        'treatment',
        'mitigate',
        'avoid',
        'transfer',
        'close',
        'review',
        'comment',
        'delete',
      ],
    ],
    ['created and untriaged', { triage: 'submitted' }, ['edit', 'triage', 'comment', 'delete']],
    [
      'created with something to decide',
      { request: asked },
      ['edit', 'assess', 'confirm', 'decline', 'review', 'comment', 'delete'],
    ],
    [
      'mitigated',
      { status: 'mitigated' },
      ['edit', 'assess', 'treatment', 'close', 'review', 'comment', 'delete'],
    ],
    [
      'avoided',
      { status: 'avoided' },
      ['edit', 'assess', 'treatment', 'avoid', 'close', 'review', 'comment', 'delete'],
    ],
    [
      'transferred',
      { status: 'transferred' },
      ['edit', 'assess', 'treatment', 'transfer', 'close', 'review', 'comment', 'delete'],
    ],
    ['closed', { status: 'closed' }, ['reopen', 'comment', 'delete']],
    ['deleted', { deleted_at: '2026-03-31T06:00:00.000Z' }, ['restore']],
  ];
  for (const [name, facts, expected] of cases) {
    test(`${name}: ${expected.join(', ')}`, () => {
      const starting = verbs.filter((verb) => startsFrom(verb, { ...risk, ...facts }));
      assert.deepEqual(
        starting,
        verbs.filter((verb) => expected.includes(verb)),
      );
    });
  }
});

suite('The right to', () => {
  const untriaged = { triage: 'submitted' } as const;
  const cases: [RiskVerb, Partial<RiskFacts>, Who[]][] = [
    ['edit', {}, ['admin', 'editor', 'owner']],
    ['edit', untriaged, ['admin', 'editor', 'owner', 'raiser']],
    ['edit', { department_id: null }, ['admin', 'wide', 'owner']],
    ['triage', untriaged, ['admin', 'editor']],
    ['assess', {}, ['admin', 'editor']],
    ['treatment', {}, ['admin', 'editor', 'owner']],
    ['mitigate', {}, ['admin', 'editor', 'owner']],
    ['avoid', {}, ['admin', 'editor', 'owner']],
    ['transfer', {}, ['admin', 'editor', 'owner']],
    ['close', {}, ['admin', 'editor', 'owner']],
    ['review', {}, ['admin', 'editor', 'owner']],
    ['reopen', {}, ['admin', 'editor']],
    ['confirm', { request: asked }, ['admin', 'editor']],
    ['decline', { request: asked }, ['admin', 'editor', 'owner']],
    ['comment', {}, ['admin', 'editor', 'viewer', 'wide', 'owner', 'raiser']],
    ['delete', {}, ['admin']],
    ['delete', untriaged, ['admin', 'raiser']],
    ['delete', { ...untriaged, status: 'closed' }, ['admin']],
    ['delete', { ...untriaged, created_at: '2026-03-30T12:00:00.000Z' }, ['admin']],
    ['restore', {}, ['admin']],
  ];
  for (const [verb, facts, expected] of cases) {
    test(`${verb} with ${JSON.stringify(facts)} is that of ${expected.join(', ')}`, () => {
      const allowed = (Object.keys(people) as Who[]).filter((who) =>
        isAllowed(verb, people[who], { ...risk, ...facts }, now),
      );
      assert.deepEqual(allowed, expected);
    });
  }
});

test('Whoever owns a risk only asks to close it, while somebody else could decide', () => {
  const { onlyAsks } = riskWorkflow;
  const closes = (actor: (typeof people)[Who], owner_id: string | null) =>
    !onlyAsks('close', actor, { ...risk, owner_id }, now);
  assert.ok(closes(editor, 'owner') && closes(admin, 'owner') && closes(editor, null));
  assert.ok(!closes(editor, 'editor') && !closes(admin, 'admin') && !closes(owner, 'owner'));
  assert.ok(!onlyAsks('close', { ...editor, deciders: 1 }, { ...risk, owner_id: 'editor' }, now));
});

suite('What is missing', () => {
  const rated = {
    inherent: { likelihood: 4, consequence: 4 },
    residual: { likelihood: 2, consequence: 4 },
    residual_basis: 'override' as const,
    residual_reason: 'Disks are encrypted since March',
  };
  const cases: [RiskVerb, Partial<RiskFacts>, string | undefined][] = [
    ['mitigate', rated, 'treatment_differs'],
    ['mitigate', { treatment: 'mitigate' }, 'rating_first'],
    ['mitigate', { treatment: 'mitigate', inherent: rated.inherent }, 'residual_needed'],
    ['mitigate', { ...rated, treatment: 'mitigate', residual: rated.inherent }, 'residual_needed'],
    ['mitigate', { ...rated, treatment: 'mitigate', residual_reason: null }, 'residual_needed'],
    ['mitigate', { ...rated, treatment: 'mitigate' }, undefined],
    ['mitigate', { ...rated, treatment: 'mitigate', level: 1, appetite_level: 0 }, 'above_appetite'],
    ['mitigate', { ...rated, treatment: 'mitigate', level: 0, appetite_level: 0 }, undefined],
    // Where an appetite was stated, it decides, and not whether the rating fell.
    ['mitigate', { treatment: 'mitigate', inherent: rated.inherent, level: 0, appetite_level: 0 }, undefined],
    ['mitigate', { ...rated, treatment: 'mitigate', open_plans: 1 }, 'plans_open'],
    ['mitigate', { ...rated, treatment: 'mitigate', working_controls: 0 }, 'no_working_control'],
    ['avoid', { treatment: 'transfer' }, 'treatment_differs'],
    ['avoid', { treatment: 'avoid' }, 'rating_first'],
    ['avoid', { ...rated, treatment: 'avoid' }, undefined],
    ['transfer', { treatment: 'transfer' }, 'rating_first'],
    ['transfer', { ...rated, treatment: 'transfer' }, undefined],
    ['confirm', { request: { verb: 'avoid', by: { id: 'editor' } } }, 'own_request'],
    ['confirm', { request: asked }, undefined],
  ];
  for (const [verb, facts, expected] of cases) {
    test(`for ${verb} with ${JSON.stringify(facts)}: ${expected ?? 'nothing'}`, () =>
      assert.equal(missing(verb, editor, { ...risk, ...facts }, now)?.code, expected));
  }

  test('is not the second person where there is only one', () => {
    const alone = { ...editor, deciders: 1 };
    assert.ok(decidesAlone(alone));
    assert.ok(!decidesAlone({ ...owner, deciders: 1 }));
    assert.ok(may('confirm', alone, { ...risk, request: { verb: 'avoid', by: { id: 'editor' } } }, now));
  });

  test('is a lower rating on paper where the score did not fall', () => {
    assert.ok(!lessens({ ...rated, residual: { likelihood: 4, consequence: 4 } }));
    assert.ok(!lessens({ ...rated, inherent: null }));
    assert.ok(lessens(rated));
    assert.ok(!lessens({ ...rated, residual_reason: null }));
    assert.ok(lessens({ ...rated, residual_reason: null, residual_basis: 'computed' }));
  });
});

test('What is offered is what the server would allow', () => {
  const inherent = { likelihood: 4, consequence: 4 };
  assert.deepEqual(can(owner, { ...risk, inherent, treatment: 'avoid' }, now), [
    'edit',
    'treatment',
    'avoid',
    'close',
    'review',
    'comment',
  ]);
  assert.deepEqual(can(owner, { ...risk, treatment: 'avoid', request: asked }, now), [
    'edit',
    'decline',
    'review',
    'comment',
  ]);
});

suite('A residual rating that rests on a reason', () => {
  const day = '2026-03-31';
  const stated = {
    ...risk,
    inherent: { likelihood: 4, consequence: 4 },
    residual: { likelihood: 2, consequence: 4 },
    review_on: null,
    residual_lapses_on: day,
    residual_reopens_on: null,
    model_version: 1,
    rating_asked_at: null,
    accepted_until: null,
    level: 2,
    appetite_level: null,
  };
  const cases: [string, object, string, boolean][] = [
    ['holds until its day', {}, day, false],
    ['has lapsed on the day after', {}, '2026-04-01', true],
    ['lapses in no closed risk', { status: 'closed' }, '2026-04-01', false],
    ['cannot lapse where there is none', { residual: null }, '2026-04-01', false],
  ];
  for (const [says, facts, today, lapsed] of cases)
    test(says, () =>
      assert.equal(flagsOf({ ...stated, ...facts }, today, 1).includes('residual_lapsed'), lapsed),
    );
});

suite('A risk that is accepted, or beyond what the organisation retains', () => {
  const open = {
    ...risk,
    review_on: null,
    residual_lapses_on: null,
    model_version: 1,
    residual_reopens_on: null,
    rating_asked_at: null,
    accepted_until: '2026-04-30',
    level: 2,
    appetite_level: 2,
  };
  const cases: [string, object, string[]][] = [
    ['is neither as a rule', {}, []],
    ['ends within 30 days', { status: 'accepted' }, ['expiring_acceptance']],
    ['ends later', { status: 'accepted', accepted_until: '2026-05-01' }, []],
    ['is above appetite', { appetite_level: 1 }, ['above_appetite']],
    ['is not while no appetite holds', { appetite_level: null }, []],
    ['is not once it is closed', { status: 'closed', appetite_level: 1 }, []],
  ];
  for (const [says, facts, flags] of cases)
    test(says, () =>
      assert.deepEqual(
        flagsOf({ ...open, ...facts }, '2026-03-31', 1).filter((flag) =>
          ['expiring_acceptance', 'above_appetite'].includes(flag),
        ),
        flags,
      ),
    );
});

suite('Whoever closes a risk is warned', () => {
  const rated = (inherent: number | null, residual: number | null = null, status = 'created') => {
    const at = (index: number | null) => (index === null ? null : { level: { index } });
    return { status, inherent: at(inherent), residual: at(residual) };
  };
  test('where it stands in the upper half of the levels and nothing was done about it', () => {
    // Of four levels 2 and 3 are the upper half; of five 3 and 4.
    for (const [level, levels, isWarned] of [
      [1, 4, false],
      [2, 4, true],
      [3, 4, true],
      [2, 5, false],
      [3, 5, true],
    ] as const)
      assert.equal(isUntreatedHigh(rated(level), levels), isWarned, `${level} of ${levels}`);
  });

  test('by what remains, and not once it was treated, or while nobody rated it', () => {
    assert.equal(isUntreatedHigh(rated(3, 0), 4), false);
    assert.equal(isUntreatedHigh(rated(0, 3), 4), true);
    assert.equal(isUntreatedHigh(rated(null), 4), false);
    for (const status of ['mitigated', 'transferred', 'avoided', 'accepted'])
      assert.equal(isUntreatedHigh(rated(3, null, status), 4), false, status);
  });
});
