import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { csvRows, invitable, listedPeople, type ListFacts } from './invitation-list.rules.ts';

const finance = { id: 'f', name: 'Finance' };
const hr = { id: 'h', name: 'İnsan Kaynakları' };
const facts: ListFacts = {
  types: { Admin: ['Admin', 'Yönetici'], Staff: ['Staff', 'Çalışan'], User: ['User'] },
  departments: [finance, hr],
  members: new Set(['member@a.example']),
  invited: new Set(['open@a.example']),
};
const usual = { type: 'User' as const, departments: [finance] };
const read = (text: string) => listedPeople(text, facts, usual);
const short = (text: string) =>
  read(text).map(({ line, email, problem = 'ok' }) => `${line} ${email} ${problem}`);

suite('A pasted list', () => {
  test('takes addresses with any mark between them, and as mail programs write them', () => {
    assert.deepEqual(
      short(
        'a@a.example, B@A.example;c@a.example\r\n"Ada, Countess" <ada@a.example>\n\n d@a.example\te@a.example f@a.example',
      ),
      [
        '1 a@a.example ok',
        '1 b@a.example ok',
        '1 c@a.example ok',
        '2 "ada not_an_address',
        '2 ada@a.example ok',
        '4 d@a.example ok',
        '4 e@a.example ok',
        '4 f@a.example ok',
      ],
    );
    assert.deepEqual(read('a@a.example')[0]?.departments, [finance]);
    assert.deepEqual(read(' \n,;'), []);
  });

  test('says which line is no address, stands there twice, or is a member', () => {
    assert.deepEqual(short('a@a.example\nnobody\nA@a.example\nmember@a.example'), [
      '1 a@a.example ok',
      '2 nobody not_an_address',
      '3 a@a.example twice',
      '4 member@a.example already_member',
    ]);
  });

  test('knows who was invited before', () => {
    assert.deepEqual(
      read('open@a.example, new@a.example').map(({ isInvited }) => isInvited),
      [true, false],
    );
  });
});

suite('A table', () => {
  test('names the type and the departments of each, in any of its languages', () => {
    const people = read(
      'E-posta;Tür;Birimler\na@a.example;çalışan;INSAN KAYNAKLARI\nb@a.example;;\nc@a.example;Admin;"Finance;İnsan Kaynakları"',
    );
    assert.deepEqual(
      people.map(({ email, type, departments, problem }) => [email, type, departments, problem]),
      [
        ['a@a.example', 'Staff', [hr], undefined],
        ['b@a.example', 'User', [finance], undefined],
        ['c@a.example', 'Admin', [finance, hr], undefined],
      ],
    );
  });

  test('says which type or department is unknown, at its line', () => {
    const people = read(
      'email,type,departments\na@a.example,Boss,\n\nb@a.example,Staff,Finance|Nowhere\nc@a.example,,Finance',
    );
    assert.deepEqual(
      people.map(({ line, problem, wrong }) => [line, problem, wrong]),
      [
        [2, 'type_unknown', 'Boss'],
        [4, 'department_unknown', 'Nowhere'],
        [5, undefined, undefined],
      ],
    );
  });

  test('may have its columns in any order, quotes, and a mark of its encoding', () => {
    const [one] = read('\ufeffdepartments,"email"\r\nFinance,"a@a.example"');
    assert.deepEqual([one?.email, one?.departments], ['a@a.example', [finance]]);
    assert.deepEqual(csvRows('a,"b ""c"", d\ne"\n,'), [
      ['a', 'b "c", d\ne'],
      ['', ''],
    ]);
  });
});

test('Who has a problem is left out of the call', () => {
  assert.deepEqual(invitable(read('a@a.example nobody member@a.example')), [
    { email: 'a@a.example', type: 'User', department_ids: ['f'] },
  ]);
});
