import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { folded } from '#platform/contract/folding.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { listRisks, registerRisk } from '#features/risk/record/risk.contract.ts';
import { filterRisks, type GivenRiskFilter } from './risk-filter.contract.ts';

/** As it is written, and as somebody looks for it. */
const spellings = [
  ['İhale kaydı ŞÜPHELİ', 'ihale supheli'],
  ['Iğdır tedarikçisi', 'ığdır TEDARIKÇI'],
  ['مستوى إدارة الأصول', 'مستوي اداره الاصول'],
  ['سِجِلُّ المخاطـــر', 'سجل المخاطر'],
  ['Café flooded', 'cafe FLOOD'],
] as const;

suite('The search of risks', () => {
  test('finds each spelling by the other, as the search of the screen does', async () => {
    const { admin, database, orgId } = await newWorld();
    for (const [title] of spellings)
      await admin.calls(registerRisk, { body: { title, department_id: null } });
    for (const [title, q] of spellings) {
      const { data } = await admin.calls(listRisks, { query: { q } });
      assert.deepEqual(
        data.map((risk) => risk.title),
        [title],
        q,
      );
    }
    const texts = [...spellings.flat(), 'ٱلمخاطر', 'ﬁle', 'ISPARTA', 'Ångström', 'مسؤول', 'R-0001'];
    const rows = await database.inOrganisation(orgId, {}, (db) =>
      db.query<{ said: string; kept: string }>(
        sql`select said, folded(said) as kept from unnest(${sql.param(texts)}::text[]) as s (said)`,
      ),
    );
    for (const { said, kept } of rows) assert.equal(folded(said), kept, said);
  });

  test('knows a risk by its words as they are now, whatever changed of reference and title', async () => {
    const { admin, database, orgId } = await newWorld();
    const { data: risk } = await admin.calls(registerRisk, { body: { title: 'Fire at depot 12' } });
    for (const [ref, title] of [
      ['D-12', 'Fire at depot 12'],
      ['D-99~12', 'Fire at depot 12'],
      ['D-99', 'Water at depot 12'],
      ['Water-1', 'Water at depot'],
      ['W-1', 'Water at depot'],
      ['W-1', 'Water at depot'],
    ] as const) {
      const [words] = await database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
        await db.query(
          sql`update risk set ref = ${ref}, title = ${title} where org_id = ${orgId} and id = ${risk.id}`,
        );
        return db.query<{ stored: string[]; said: string[] }>(sql`select
          array(select t.term from risk_term t where t.org_id = r.org_id and t.risk_id = r.id order by 1) as stored,
          array(select word from search_words(r.ref || ' ' || r.title collate "und-x-icu") word order by 1) as said
          from risk r where r.org_id = ${orgId} and r.id = ${risk.id}`);
      });
      assert.deepEqual(words?.stored, words?.said, `${ref} ${title}`);
    }
  });

  test('finds the same risks in the same pages however many others have its words', async () => {
    const world = await newWorld();
    const { admin } = world;
    const said = [
      'Old server room',
      'İhale sunucusu server',
      'Observer left',
      'SERVERS unpatched',
      'Room 12',
      'Café-server',
    ];
    const risks: string[] = [];
    for (let n = 0; n < 24; n++) {
      const { data } = await admin.calls(registerRisk, { body: { title: `${said[n % said.length]} ${n}` } });
      risks.push(`${data.ref} ${data.title}`);
    }
    const texts = ['serv', 'server room', 'ihale SERV', 'r'];
    for (const q of texts) {
      const { data } = await admin.calls(listRisks, { query: { q, limit: '200' } });
      const found = data.map(({ ref, title }) => `${ref} ${title}`);
      assert.deepEqual(found.toSorted(), risks.filter((risk) => hasWords(risk, q)).toSorted(), q);
    }

    const asked: GivenRiskFilter[] = [
      ...texts.map((q) => ({ filter_type: 'text' as const, q })),
      { filter_type: 'text', q: '!' },
      {
        filter_type: 'advanced',
        or: [
          { field: 'text', op: 'matches', value: 'cafe' },
          {
            and: [
              { field: 'text', op: 'matches', value: 'room' },
              { field: 'status', op: 'in', value: ['untriaged', 'created'] },
            ],
          },
        ],
      },
    ];
    const answers = async () => {
      const pages: unknown[] = [];
      for (const body of asked)
        for (const ordering of ['title', '-level'] as const)
          pages.push(...(await pagesOf(admin, body, ordering)));
      return pages;
    };
    const alone = await answers();
    for (const [word, many] of [
      ['server', 10_001],
      ['room', 10_001],
      ['server', 90_000],
      ['room', 90_000],
    ] as const) {
      await makeCommon(world, word, many);
      assert.deepEqual(await answers(), alone, `${word}, ${many} more`);
    }
  });

  test('finds risks with a common word also where an order has all others before them', async () => {
    const world = await newWorld();
    const { admin, database, orgId } = world;
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.query(sql`insert into risk (org_id, id, entry_number, ref, title, source, raised_on, triage, created_at, updated_at)
        select ${orgId}, gen_random_uuid(), 10000 + n, 'M-' || n, 'Another', 'user', '2026-01-01', 'submitted', now(), now() from generate_series(1, 5000) n`),
    );
    for (const title of ['Server one', 'Server two']) await admin.calls(registerRisk, { body: { title } });
    await makeCommon(world, 'server', 10_001);
    const { data, count } = await admin.calls(listRisks, {
      query: { q: 'server', ordering: 'title', limit: '1' },
    });
    assert.deepEqual([data[0]?.title, count], ['Server one', 2]);
  });
});

/** A risk has, for each word that is asked for, one that begins with it. */
const hasWords = (risk: string, q: string): boolean =>
  folded(q)
    .split(' ')
    .every((word) =>
      folded(risk)
        .split(/[^a-z0-9]+/)
        .some((said) => said.startsWith(word)),
    );

/** The first page of three, the next, and back; a page by its place, and the last. */
async function pagesOf(who: Caller, body: GivenRiskFilter, ordering: 'title' | '-level') {
  const page = async (window: Record<string, string>) => {
    const { data, count, keys } = await who.calls(filterRisks, {
      query: { ordering, limit: '3', ...window },
      body,
    });
    return { titles: data.map(({ title }) => title), count, keys };
  };
  const first = await page({});
  const next = await page(first.keys?.last === undefined ? {} : { after: first.keys.last });
  const back = await page(next.keys?.first === undefined ? {} : { before: next.keys.first });
  return [first, next, back, await page({ offset: '2' }), await page({ last: '2' })];
}

/** As if so many more risks had the word: how a search goes about is decided by the number of entries. */
const makeCommon = ({ database, orgId }: World, word: string, many: number) =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(
      sql`insert into risk_term (org_id, term, risk_id) select ${orgId}, ${word}, gen_random_uuid() from generate_series(1, ${many}::int)`,
    ),
  );
