import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { tagUnknown } from '../risk-tag.contract.ts';
import * as contract from '../risk-tag.contract.ts';
import { findTag, findTagsToChange } from './risk-tag.queries.ts';

type Tag = contract.Tag;

const thing = (id: string) => ({ type: 'risk_tag', id });

export async function addTag(
  { db, by }: Call,
  { name, colour = null }: Partial<contract.TagDetails> & { name: string },
): Promise<Tag> {
  const id = newId(db.now);
  const at = db.now.toISOString();
  await db.query(sql`insert into risk_tag (org_id, id, name, name_key, colour, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${name}, folded(${name}), ${colour}, ${at}, ${by.id}, ${at}, ${by.id})`);
  record(db, by, { action: 'risk_tag.added', objects: thing(id), note: name });
  return { id, version: 1, name, colour, risks: 0 };
}

/** The tag a call is about, locked; a stale one gets it as it is now. */
async function takeTag({ db, actor }: Call, id: string, sentVersion: number): Promise<Tag> {
  await findTagsToChange(db, [id]);
  const tag = (await findTag(db, actor, id)) ?? refuse(notFound);
  expectVersion(tag, sentVersion);
  return tag;
}

export async function changeTag(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeTag>,
): Promise<Tag> {
  const { db, by } = call;
  const before = await takeTag(call, id, version);
  const changes = changesBetween<object>(before, details);
  if (changes.length === 0) return before;
  const { name, colour } = { ...before, ...details };
  const { version: now } = one(
    await db.query<{
      version: number;
    }>(sql`update risk_tag set version = version + 1, name = ${name}, name_key = folded(${name}), colour = ${colour},
      updated_at = ${db.now.toISOString()}, updated_by = ${by.id} where org_id = ${db.org_id} and id = ${id} returning version`),
  );
  record(db, by, { action: 'risk_tag.changed', objects: thing(id), changes, note: name });
  return { ...before, name, colour, version: now };
}

/** Takes a tag away, and off the risks that carry it. */
export async function removeTag(call: Call, id: string, { version }: { version: number }): Promise<Tag> {
  const { db, by } = call;
  const before = await takeTag(call, id, version);
  await db.query(sql`delete from risk_tag where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, { action: 'risk_tag.removed', objects: thing(id), note: before.name });
  return before;
}

/** Makes one tag of several. */
export async function mergeTags(
  { db, actor, by }: Call,
  { tags, into }: Body<typeof contract.mergeTags>,
): Promise<Tag> {
  const gone = [...new Set(tags.map(({ id }) => id))];
  if (gone.includes(into.id)) refuse(contract.mergesItself);
  const stored = new Map((await findTagsToChange(db, [...gone, into.id])).map((one) => [one.id, one]));
  for (const { id, version } of [...tags, into]) expectVersion(stored.get(id) ?? refuse(tagUnknown), version);
  await db.query(sql`with moved as (
      insert into risk_tag_link (org_id, risk_id, tag_id) select distinct ${db.org_id}::uuid, risk_id, ${into.id}::uuid from risk_tag_link
        where org_id = ${db.org_id} and tag_id = any (${sql.param(gone)}::uuid[]) on conflict do nothing
    ) update risk_tag set version = version + 1, updated_at = ${db.now.toISOString()}, updated_by = ${by.id} where org_id = ${db.org_id} and id = ${into.id}`);
  await db.query(
    sql`delete from risk_tag where org_id = ${db.org_id} and id = any (${sql.param(gone)}::uuid[])`,
  );
  record(db, by, {
    action: 'risk_tag.merged',
    objects: [into.id, ...gone].map(thing),
    note: `${gone.map((id) => stored.get(id)?.name).join(', ')} → ${stored.get(into.id)?.name}`,
  });
  return (await findTag(db, actor, into.id)) ?? refuse(notFound);
}
