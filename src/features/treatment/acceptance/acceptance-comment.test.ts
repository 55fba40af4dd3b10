import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { daysLater, today } from '#platform/contract/today.ts';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { told } from '#tests/mail/notice-world.ts';
import { asked, toBeAccepted } from '#tests/treatment/acceptance-world.ts';
import { newTeam } from '#tests/world/risk-team.ts';

suite('A comment on an acceptance', () => {
  test('is told to who requested it, who decides and who owns the risk, once, and to whoever it mentions', async () => {
    const team = await newTeam();
    const { admin, editor, colleague, owner } = team;
    const risk = await toBeAccepted(team);
    const { id, ref } = await asked(team, [risk], daysLater(today(new Date(), 'UTC'), 30));
    const params = { object_type: 'acceptance', id } as const;
    await admin.calls(addComment, { params, body: { body: 'For how long?', mentions: [owner.id] } });
    const sentence = `Ada Admin commented on ${ref}`;
    for (const who of [editor, colleague]) assert.deepEqual(await told(who, 'comment_on_mine'), [sentence]);
    assert.deepEqual(await told(owner, 'comment_on_mine'), []);
    assert.deepEqual(await told(owner, 'mentioned'), [`Ada Admin mentioned you in a comment on ${ref}`]);
    assert.deepEqual(await told(admin, 'comment_on_mine'), []);
    await editor.calls(addComment, { params, body: { body: 'For a month' } });
    assert.deepEqual(await told(editor, 'comment_on_mine'), [sentence]);
    assert.equal((await told(owner, 'comment_on_mine')).length, 1);
  });
});
