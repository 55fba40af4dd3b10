import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { folded } from '#platform/contract/folding.ts';
import { newWorld } from '#tests/world/world.ts';
import { listRisks, registerRisk } from '#features/risk/record/risk.contract.ts';

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
});
