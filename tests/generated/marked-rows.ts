import type pg from 'pg';

/** Writes the word where no call of a person writes. */
export async function mark(owner: pg.Client, orgId: string, word: string): Promise<void> {
  for (const text of [
    `update person set first_name = $2 || ' ' || first_name, last_name = $2 || ' ' || last_name, email = $2 || email where org_id = $1`,
    `update organisation set name = $2, business_email = $2 where org_id = $1`,
    `update organisation_address set name = $2, name_key = $2 where organisation_id = $1`,
    `update department set name = $2 || ' ' || name, code = $2 where org_id = $1`,
    `update risk_factor set name = $2, description = $2 where org_id = $1 and name is null`,
    `insert into sso_identity (org_id, id, person_id, issuer, subject, created_at)
      select org_id, gen_random_uuid(), id, $2, $2 || id, now() from person where org_id = $1`,
    `update acceptance a set first_decision = jsonb_build_object('note', $2::text),
      second_approver_id = (select p.id from person p where p.org_id = $1 and p.id not in (a.approver_id, a.requested_by) limit 1)
      where org_id = $1 and decision is not null`,
    `with own as (
        insert into compliance_standard (org_id, id, key, standard_version, name, provider, language, description, source, hash, groups,
          controls, sub_controls, lost, created_at, updated_at)
        values ($1, gen_random_uuid(), 'of_' || $2, '1', $2, $2, 'en', $2, 'imported', repeat('0', 64), array[$2], 1, 0,
          jsonb_build_array(jsonb_build_object('what', $2::text, 'count', 1)), now(), now()) returning org_id, id
      )
      insert into compliance_requirement (org_id, standard_id, code, position, title, text, guidance, assessable, groups)
      select org_id, id, 'A.1', 0, $2, $2, $2, true, array[$2] from own`,
    `insert into compliance_standard_document (org_id, standard_id, file_name, document_uuid, content)
      select org_id, id, $2, $2, '' from compliance_standard where org_id = $1 limit 1`,
    `update session set agent = $2 where org_id = $1`,
    `insert into mail_domain (org_id, id, domain, proof, created_at, updated_at)
      values ($1, gen_random_uuid(), $2 || '.example', '', now(), now())`,
  ])
    await owner.query(text, [orgId, word]);
}
