import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { accessTokens } from '#platform/server/session/access-token.ts';
import { revealed } from '#platform/server/session/random-secret.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { operator } from '#app/new-organisation.ts';
import { send } from '#tests/generated/every-call.ts';
import { answered } from '#tests/world/maturity-world.ts';
import { addressOf } from '#tests/world/caller.ts';
import { insisting } from '#tests/world/waiting/insisting.ts';
import { newWorld, secret, type World } from '#tests/world/world.ts';
import { saveAnswers, type AnswerChange, type SavedAnswers } from './answer.contract.ts';
import { createAssessment } from './assessment-change.contract.ts';
import { readAssessment } from './assessment.contract.ts';
import { shown } from '#features/maturity/figure/figure.rules.ts';
import { submitAssessment } from './assessment-verbs.contract.ts';
import { shippedEdition } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { wholeOf } from './server/shared/assessment.presenter.ts';

const opening = {
  name: 'open_session_of_a_crowd',
  text: `insert into session (org_id, id, person_id, created_at, idle_ends_at, ends_at)
    values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '30 minutes', $4::timestamptz + interval '12 hours')`,
};

/** So many people with a session each: their tokens. */
async function crowd(
  { database, orgId, admin }: World,
  size: number,
): Promise<{ id: string; token: string }[]> {
  const claims = JSON.parse(Buffer.from(admin.token.split('.')[1] as string, 'base64url').toString());
  const tokens = accessTokens(secret);
  return database.inOrganisation(orgId, { now: new Date() }, async (db) => {
    const people = [];
    for (let nth = 0; nth < size; nth++) {
      const id = await createPerson(
        { db, by: operator },
        {
          email: `crowd-${nth}@${orgId}.example`,
          first_name: 'Crowd',
          last_name: String(nth),
          type: 'Staff',
          org_editor: true,
          password_hash: 'none',
        },
      );
      const sid = newId(db.now);
      await db.ask(opening, [orgId, sid, id, db.now.toISOString()]);
      people.push({ id, token: revealed(tokens.issue({ ...claims, sub: id, sid })) });
    }
    return people;
  });
}

interface Saved {
  status: number;
  data: SavedAnswers;
}
async function saves(world: World, token: string, id: string, ...answers: AnswerChange[]): Promise<Saved> {
  const url = addressOf(world.slug, saveAnswers, { params: { id } });
  const { status, text } = await insisting(() =>
    send(world, { method: 'PUT', url, token, payload: { answers } }),
  );
  return { status, data: (JSON.parse(text) as { data: SavedAnswers }).data };
}

suite('Fifty people who answer one assessment at once', () => {
  test('lose no answer, and see every conflict', async (t) => {
    const world = await newWorld();
    const { admin } = world;
    const people = await crowd(world, 50);
    const { data: draft } = await admin.calls(createAssessment, {
      body: {
        framework: 'cis',
        name: 'All hands',
        period: { from: '2026-07-01', to: '2026-09-30' },
        baseline_id: (await answered(world)).id,
      },
    });
    const { id } = draft;
    const questions = draft.sections.flatMap((section) => (section.questions ?? []).map(({ code }) => code));
    const contended = questions[0] as string;
    const kept = new Map<string, { by: string; note: string }>();
    let [saved, conflicts] = [0, 0];
    await Promise.all(
      people.map(async ({ id: person, token }, nth) => {
        // Three questions of one's own; every fourth one wants to answer a further one too.
        for (const question_id of questions.slice(1 + nth * 3, 4 + nth * 3)) {
          const note = `${question_id} by ${nth}`;
          const { status } = await saves(world, token, id, {
            question_id,
            version: 1,
            current_level: nth % 6,
            note,
          });
          assert.equal(status, 200);
          saved++;
          kept.set(question_id, { by: person, note });
        }
        if (nth % 4 !== 0) return;
        for (let version = 1; ;) {
          const note = `also by ${nth}`;
          const { status, data } = await saves(world, token, id, { question_id: contended, version, note });
          const [answer] = data.answers;
          if (status === 200) {
            assert.deepEqual(
              [answer?.version, answer?.note, answer?.answered_by?.id],
              [version + 1, note, person],
            );
            kept.set(contended, {
              by: person,
              note: answer?.version === 14 ? note : (kept.get(contended)?.note ?? ''),
            });
            saved++;
            break;
          }
          assert.equal(status, 409);
          assert.ok((answer?.version ?? 0) > version, 'the answer of the other is told, with its version');
          conflicts++;
          version = answer?.version ?? 0;
        }
      }),
    );
    t.diagnostic(`${saved} saves and ${conflicts} conflicts`);
    const { data } = await admin.calls(readAssessment, { params: { id } });
    const answers = new Map(
      data.sections.flatMap((section) => (section.questions ?? []).map((one) => [one.code, one] as const)),
    );
    for (const [question, { by, note }] of kept) {
      const answer = answers.get(question);
      assert.equal(answer?.note, note, question);
      if (question !== contended) assert.equal(answer?.answered_by?.id, by);
      assert.equal(answer?.version, question === contended ? 14 : 2);
    }
    assert.equal(kept.size, 151);
    assert.deepEqual([data.status, data.version], ['in_progress', 2], 'the first of them began it, once');
  });

  test('have their answers in what is submitted, or are told that they came too late', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id, version } = await answered(world);
    const people = await crowd(world, 12);
    const { data: open } = await admin.calls(readAssessment, { params: { id } });
    const questions = open.sections.flatMap((section) => (section.questions ?? []).map(({ code }) => code));
    const saving = people.flatMap(({ token }, nth) =>
      questions
        .slice(nth * 4, nth * 4 + 4)
        .map((question_id) => saves(world, token, id, { question_id, version: 1, current_level: 5 })),
    );
    const submitting = admin.calls(submitAssessment, { params: { id }, body: { version } });
    const replies = await Promise.all(saving);
    await submitting;
    const { data } = await admin.calls(readAssessment, { params: { id } });
    const said = data.sections.flatMap((section) => section.questions ?? []);
    assert.equal(
      said.filter(({ current_level }) => current_level === 5).length,
      replies.filter(({ status }) => status === 200).length,
    );
    assert.ok(replies.every(({ status }) => status === 200 || status === 409));
    // Kept when it was submitted, and nothing came after.
    assert.equal(
      data.overall.current,
      shown(wholeOf({ edition: shippedEdition('cis'), groups_in_scope: [], whole: null }, said).current),
    );
  });
});
