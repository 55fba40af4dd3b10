import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { insisting } from '#tests/world/waiting/insisting.ts';
import { newWorld } from '#tests/world/world.ts';
import { answerControl, readControlAssessment } from './control-assessment.contract.ts';

const many = 50;
const results = ['compliant', 'partial', 'non_compliant'] as const;

suite(`${many} people who answer one assessment at once`, () => {
  test('lose nothing: each answer is there, counted once, and who comes second is told', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id } = await begun(admin);
    const people = await Promise.all(Array.from({ length: many }, () => world.person('Staff')));
    const rows = [...(await controlsOf(admin, id)).values()].filter(({ code }) => code.startsWith('A.'));
    const shared = rows[many] as (typeof rows)[number];
    // Each their own, and one is everybody's: more than one call gives to.
    const given = people.flatMap((person, at) =>
      [rows[at] as (typeof rows)[number], shared].map((row) => ({
        person_id: person.id,
        control_assessment_id: row.id,
      })),
    );
    await world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
      db.query(sql`insert into control_respondent (org_id, assessment_id, control_assessment_id, person_id)
        select ${db.org_id}, ${id}, g.control_assessment_id, g.person_id
        from json_to_recordset(${JSON.stringify(given)}) as g (control_assessment_id uuid, person_id uuid)`),
    );
    const versionOf = async (control: string) =>
      (await admin.calls(readControlAssessment, { params: { id: control } })).data.version;
    const before = new Map<string, number>();
    for (const { id: control } of rows.slice(0, many + 1)) before.set(control, await versionOf(control));

    // Each their own one twice, one after the other, and all of them the same one.
    const outcomes = await Promise.all(
      people.map(async (person, at) => {
        const own = rows[at] as (typeof rows)[number];
        const version = before.get(own.id) as number;
        const send = (control: string, seen: number, observation: string) =>
          insisting(() =>
            person.sends(answerControl, {
              params: { id: control },
              body: { version: seen, result: results[at % 3], observation },
            }),
          );
        const first = await send(own.id, version, `First by ${at}`);
        const [second, ofAll] = await Promise.all([
          send(own.id, version + 1, `Second by ${at}`),
          send(shared.id, before.get(shared.id) as number, `All by ${at}`),
        ]);
        return { at, own: own.id, first: first.status, second: second.status, ofAll: ofAll.status };
      }),
    );

    assert.deepEqual(
      outcomes.filter(({ first, second }) => first !== 200 || second !== 200),
      [],
    );
    for (const { at, own } of outcomes) {
      const { data } = await admin.calls(readControlAssessment, { params: { id: own } });
      assert.deepEqual(
        [data.observation, data.result, data.version],
        [`Second by ${at}`, results[at % 3], (before.get(own) as number) + 2],
      );
    }
    const won = outcomes.filter(({ ofAll }) => ofAll === 200);
    assert.equal(won.length, 1);
    assert.deepEqual([...new Set(outcomes.map(({ ofAll }) => ofAll))].toSorted(), [200, 409]);
    const { data: both } = await admin.calls(readControlAssessment, { params: { id: shared.id } });
    assert.deepEqual(
      [both.observation, both.version],
      [`All by ${won[0]?.at}`, (before.get(shared.id) as number) + 1],
    );

    const { figures } = (await admin.calls(readComplianceAssessment, { params: { id } })).data;
    const having = (result: (typeof results)[number]) =>
      outcomes.filter(({ at }) => results[at % 3] === result).length + Number(both.result === result);
    assert.deepEqual(
      [figures?.assessed, figures?.compliant, figures?.partial, figures?.non_compliant],
      [many + 1, having('compliant'), having('partial'), having('non_compliant')],
    );
  });
});
