import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newWorld } from '#tests/world/world.ts';
import { listDepartments, listEveryDepartment } from './department.contract.ts';

suite('Departments', () => {
  test('are known to everybody by name and place, though one belongs to some of them only', async () => {
    const { person, departments } = await newWorld();
    await newWorld({ departments: ['Of others'] });
    const user = await person('User', { Finance: 'viewer' });
    const { data } = await user.calls(listEveryDepartment);
    assert.deepEqual(
      data,
      ['Finance', 'Operations'].map((name) => ({ id: departments[name], name, parent_id: null })),
    );
    const { data: own } = await user.calls(listDepartments);
    assert.deepEqual(
      own.map(({ name }) => name),
      ['Finance'],
    );
  });
});
