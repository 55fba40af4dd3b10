import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { changePreferences } from '#features/identity/person/person.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { keepView } from '#features/workspace/saved-view/saved-view.contract.ts';
import { newWorld } from '#tests/world/world.ts';

const refused: [what: string, text: string][] = [
  ['a control character', 'next\u0085line'],
  ['an override', 'gnp\u202eexe'],
  ['an isolate', '\u2067text\u2069'],
  ['a tag', 'read this\u{e0041}\u{e0042}'],
  ['an end of line', 'one line\u2028and another'],
  ['half of a letter', 'half \ud83d'],
];
const accepted: [what: string, text: string][] = [
  ['Persian with a joiner', 'می\u200cخواهم'],
  ['Arabic with marks of direction', 'مخاطر\u200f (ISO\u200e 27001)\u061c'],
];

suite('What cannot be seen', () => {
  test('is refused by its field, in a title as in a name', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    for (const [what, text] of refused) {
      const title = await admin.isRefused(registerRisk, {
        body: { title: `${text} and more of it`, department_id: null },
      });
      assert.deepEqual([title.status, Object.keys(title.errors ?? {})], [400, ['title']], `title: ${what}`);
      const name = await admin.isRefused(changePreferences, { body: { user: { last_name: text } } });
      assert.deepEqual(
        [name.status, Object.keys(name.errors ?? {})],
        [400, ['user.last_name']],
        `name: ${what}`,
      );
      const view = { screen: 'risk-register', filter: {}, columns: null, sort: null, is_shared: false };
      const called = await admin.isRefused(keepView, { body: { ...view, name: text } });
      assert.deepEqual([called.status, Object.keys(called.errors ?? {})], [400, ['name']], `view: ${what}`);
    }
    for (const [what, text] of accepted) {
      const { data } = await admin.calls(registerRisk, {
        body: { title: `${text} and more of it`, department_id: null } as never,
      });
      assert.equal(data.title, `${text} and more of it`.normalize('NFC'), what);
    }
  });
});
