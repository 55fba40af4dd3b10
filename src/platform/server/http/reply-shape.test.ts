import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { replyCheck } from './reply.ts';
import { misfit, shapeOf } from './reply-shape.ts';

const schema = z.object({
  id: z.uuid(),
  size: z.int(),
  is_open: z.boolean(),
  status: z.enum(['new', 'done']),
  owner: z.object({ name: z.string() }).nullable(),
  note: z.string().optional(),
  tags: z.array(z.object({ colour: z.string().nullable() })),
  more: z.record(z.string(), z.unknown()),
  line: z.string().trim(),
});
const fitting = {
  id: '01a2030a-5214-793e-9b90-5b18eb2dfe1f',
  size: 3,
  is_open: true,
  status: 'new',
  owner: { name: 'Ayşe' },
  tags: [{ colour: null }],
  more: { anything: [1] },
  line: 'said',
};
const shaped = shapeOf(schema);

suite('The shape of a reply', () => {
  test('is passed on as it is where it fits', () => {
    assert.equal(JSON.stringify(shaped(fitting)), JSON.stringify(schema.parse(fitting)));
    assert.deepEqual(shaped({ ...fitting, note: 'x', owner: null }), { ...fitting, note: 'x', owner: null });
  });

  for (const [where, value] of Object.entries({
    'at the top': { ...fitting, secret: 1 },
    'in a field': { ...fitting, owner: { name: 'Ayşe', secret: 1 } },
    'in a list': { ...fitting, tags: [{ colour: null }, { colour: '#fff', secret: 1 }] },
    'in another order': Object.fromEntries(Object.entries({ ...fitting, secret: 1 }).toReversed()),
    'beside what is trimmed': { ...fitting, line: ' said ', secret: 1 },
  })) {
    test(`leaves out what the contract does not name, ${where}`, () => {
      const kept = JSON.stringify(shaped(value));
      assert.equal(kept.includes('secret'), false);
      assert.equal(kept, JSON.stringify(schema.parse(value)));
    });
  }

  for (const [what, wrong] of Object.entries({
    'a number for a text': { ...fitting, id: 5 },
    'a text for a number': { ...fitting, size: '3' },
    'no number': { ...fitting, size: Number.NaN },
    'a text for yes or no': { ...fitting, is_open: 'yes' },
    'a choice that is none': { ...fitting, status: 'open' },
    'nothing where something is promised': { ...fitting, owner: undefined },
    'a list for an object': { ...fitting, owner: [] },
    'an object for a list': { ...fitting, tags: {} },
    'a wrong row in a list': { ...fitting, tags: [{ colour: 4 }] },
    'a wrong part of another kind': { ...fitting, more: 7 },
  })) {
    test(`does not take ${what}`, () => {
      assert.equal(shaped(wrong), misfit);
    });
  }
});

suite('The check of replies', () => {
  const list = endpointsAbout('thing')({
    method: 'GET',
    path: '/things/',
    access: 'user',
    response: listOf(z.object({ id: z.uuid(), name: z.string() })),
  });
  const [id, secret] = ['01a2030a-5214-793e-9b90-5b18eb2dfe1f', 'x'];
  const refusals = (checks: 'all' | 'some', row: object): number => {
    const check = replyCheck(list, checks);
    let refused = 0;
    for (let n = 0; n < 1000; n++) {
      try {
        check([row]);
      } catch {
        refused++;
      }
    }
    return refused;
  };

  test('refuses every reply of another shape, also where few are checked to the letter', () => {
    assert.deepEqual([refusals('all', { id, name: 1 }), refusals('some', { id, name: 1 })], [1000, 1000]);
  });

  test('holds some to the letter where few are, and the first ones always', () => {
    assert.equal(refusals('all', { id: 'no uuid', name: '' }), 1000);
    const some = refusals('some', { id: 'no uuid', name: '' });
    assert.equal(some >= 50 && some < 100, true);
  });

  test('never lets out what the contract does not name', () => {
    const check = replyCheck(list, 'some');
    for (let n = 0; n < 200; n++) assert.deepEqual(check([{ id, name: '', secret }]), [{ id, name: '' }]);
  });
});
