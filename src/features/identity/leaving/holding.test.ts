import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { holdings } from '#app/holdings.ts';
import { translate } from '#app/texts.ts';
import { languages } from '#platform/contract/access.ts';
import { asOwner } from '#tests/world/connections.ts';
import { sharedServer } from '#tests/world/world.ts';

const owner = await asOwner();
await sharedServer();

/** Who did or said something: the row keeps their name, whatever becomes of them. */
const did = /(\.|_)by$|_comment\.author_id$/;
/** Other columns that stay when somebody leaves. */
const stays = {
  'what is theirs alone, and ends with the membership':
    'calendar_feed.person_id api_token.person_id password_reset.person_id',
  'what they did': 'activity.actor_id',
  'what is theirs alone, and goes on should they come back': `saved_view.person_id screen_memory.person_id idempotency_key.person_id session.person_id passkey.person_id account_request.person_id
    recovery_code.person_id second_factor.person_id sso_identity.person_id sso_sign_in.person_id provisioned_person.person_id
    provisioned_member.person_id compliance_auditor.person_id notification.person_id notification_preference.person_id comment_mention.person_id board_subscriber.person_id board_source.source_id`,
  'a figure that follows from whom a record names': 'risk_figure_day.person_id kept_count.person_id',
  'no person': `activity_object.object_id closed_organisation.organisation_id organisation_address.organisation_id department.path job.record notification.object_id comment_mention.comment_id account_place.organisation_id
    control.last_test_id task.parent_id risk.repo_item_id risk_library_dismissal.item_id risk_figure.department_id risk_figure_day.department_id kept_count.department_id risk_term.risk_id sso_connection.first_department_ids file.for_id file_link.object_id evidence_link.object_id evidence_link.part_of_id evidence_revision.record_id plan.origin_id
    evidence_staleness.object_id evidence_staleness.evidence_id evidence_staleness.rule_id freshness_due.after_control control_assessment.source_ids
    residual_due.control_id residual_due.risk_id residual_due.after_risk`,
};
const known = new Set(Object.values(stays).flatMap((columns) => columns.split(/\s+/)));

suite('What people hold', () => {
  test('is every column that names a person, but those that tell what was done or whose own something is', async () => {
    const { rows } = await owner.query<{ column: string }>(`select c.relname || '.' || a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
        and a.attname not in ('org_id', 'id')
        and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any (f.conkey)
          and f.confrelid <> 'person'::regclass) order by 1`);
    const columns = rows.map(({ column }) => column);
    const held = holdings.flatMap((holding) => holding.columns);
    assert.deepEqual(
      columns.filter((column) => !held.includes(column) && !known.has(column) && !did.test(column)),
      [],
      'a column that names a person belongs to a holding (src/app/holdings.ts), or it is said here why it stays',
    );
    assert.deepEqual(
      [...held, ...known].filter((column) => !columns.includes(column)),
      [],
      'columns that are not there any more',
    );
  });

  test('has a name in every language, and a kind of its own', () => {
    const kinds = holdings.map(({ kind }) => kind);
    assert.equal(new Set(kinds).size, kinds.length);
    for (const language of languages)
      for (const kind of kinds)
        assert.notEqual(translate(language, 'holdings', kind), kind, `${kind} in ${language}`);
  });
});
