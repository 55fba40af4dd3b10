import type { Statement } from '#platform/server/database/database.ts';

export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  type: 'Admin' | 'Staff' | 'User';
  status: 'active' | 'deactivated';
  user_name: string;
  external_id: string | null;
  total: number;
}

const userColumns = `p.id, p.email, p.first_name, p.last_name, p.type, p.status, coalesce(u.user_name, p.email) as user_name, u.external_id`;
const people = `from person p left join provisioned_person u on u.org_id = p.org_id and u.person_id = p.id where p.org_id = $1`;
const users = `${people} and p.type <> 'Auditor'`;

/** $2: their name, $3: the directory's id, both or neither null; $4 and $5: the page. */
export const listUsers: Statement = {
  name: 'provisioned_users',
  text: `select ${userColumns}, count(*) over ()::int as total ${users}
    and ($2::text is null or lower(coalesce(u.user_name, p.email)) = lower($2)) and ($3::text is null or u.external_id = $3)
    order by p.created_at, p.id limit $4 offset $5`,
};
/** Whether somebody else ($3: than this one) goes by a name: also external auditors, whom no directory finds, and whose address none takes. */
export const otherOfName: Statement = {
  name: 'other_of_provisioned_name',
  text: `select p.id ${people} and lower(coalesce(u.user_name, p.email)) = lower($2) and ($3::uuid is null or p.id <> $3) limit 1`,
};
export const countUsers: Statement = {
  name: 'provisioned_users_count',
  text: `select count(*)::int as total ${users}
    and ($2::text is null or lower(coalesce(u.user_name, p.email)) = lower($2)) and ($3::text is null or u.external_id = $3)`,
};
export const userById: Statement = {
  name: 'provisioned_user',
  text: `select ${userColumns}, 1 as total ${users} and p.id = $2`,
};
export const userToChange: Statement = {
  name: 'provisioned_user_to_change',
  text: `select ${userColumns}, 1 as total ${users} and p.id = $2 for update of p`,
};
/** Everybody who deactivates an Admin locks them in one order. */
export const otherAdmins: Statement = {
  name: 'other_admins',
  text: `select id from person where org_id = $1 and type = 'Admin' and status = 'active' and id <> $2 order by id for update`,
};
/** Whoever can hand over what somebody left: the Admins, as a mail finds them. */
export const adminsToTell: Statement = {
  name: 'admins_to_tell',
  text: `select first_name || ' ' || last_name as name, email as address, locale as language, timezone from person
    where org_id = $1 and type = 'Admin' and status = 'active' and id <> $2 order by id limit 20`,
};
export const writePerson: Statement = {
  name: 'write_provisioned_person',
  text: `update person set first_name = $3, last_name = $4, status = $5, type = $6, version = version + 1, updated_at = $7, updated_by = null
    where org_id = $1 and id = $2`,
};
export const writeName: Statement = {
  name: 'write_provisioned_name',
  text: `insert into provisioned_person (org_id, id, person_id, user_name, external_id) values ($1, $2, $3, $4, $5)
    on conflict (org_id, person_id) do update set user_name = excluded.user_name, external_id = excluded.external_id`,
};

export interface GroupRow {
  id: string;
  display_name: string;
  external_id: string | null;
  department_id: string | null;
  members: { value: string; display: string }[];
}
const groups = `select g.id, g.display_name, g.external_id, g.department_id,
    coalesce((select json_agg(json_build_object('value', p.id, 'display', p.first_name || ' ' || p.last_name) order by p.id)
      from provisioned_member m join person p on p.org_id = m.org_id and p.id = m.person_id
      where m.org_id = g.org_id and m.group_id = g.id), '[]') as members
  from provisioned_group g where g.org_id = $1`;
export const listGroups: Statement = {
  name: 'provisioned_groups',
  text: `${groups} and ($2::text is null or lower(g.display_name) = lower($2)) and ($3::text is null or g.external_id = $3)
    order by g.id limit $4 offset $5`,
};
export const countGroups: Statement = {
  name: 'provisioned_groups_count',
  text: `select count(*)::int as total from provisioned_group g where g.org_id = $1
    and ($2::text is null or lower(g.display_name) = lower($2)) and ($3::text is null or g.external_id = $3)`,
};
export const groupById: Statement = { name: 'provisioned_group', text: `${groups} and g.id = $2` };
export const lockGroup: Statement = {
  name: 'lock_provisioned_group',
  text: 'select id from provisioned_group where org_id = $1 and id = $2 for update',
};
/** The department that a group of this name stands for: one alone, wherever in the tree. */
export const departmentOfName: Statement = {
  name: 'department_of_name',
  text: `select min(id::text)::uuid as id from department where org_id = $1 and lower(name) = lower($2) having count(*) = 1`,
};
export const writeGroup: Statement = {
  name: 'write_provisioned_group',
  text: `insert into provisioned_group (org_id, id, display_name, external_id, department_id) values ($1, $2, $3, $4, $5)
    on conflict (org_id, id) do update set display_name = excluded.display_name, external_id = excluded.external_id,
      department_id = excluded.department_id`,
};
export const removeGroup: Statement = {
  name: 'remove_provisioned_group',
  text: 'delete from provisioned_group where org_id = $1 and id = $2',
};
export const addMembers: Statement = {
  name: 'add_provisioned_members',
  text: `insert into provisioned_member (org_id, group_id, person_id) select $1, $2, unnest($3::uuid[]) on conflict do nothing`,
};
export const removeMembers: Statement = {
  name: 'remove_provisioned_members',
  text: 'delete from provisioned_member where org_id = $1 and group_id = $2 and person_id = any ($3::uuid[])',
};
export const peopleThere: Statement = {
  name: 'people_there',
  text: `select p.id, p.type, exists (select from department_member m
      where m.org_id = p.org_id and m.person_id = p.id and m.department_id = $3) as is_member
    from person p where p.org_id = $1 and p.id = any ($2::uuid[]) and p.type <> 'Auditor'`,
};
export const joinDepartment: Statement = {
  name: 'join_department',
  text: `insert into department_member (org_id, id, department_id, person_id, access) values ($1, $2, $3, $4, $5)
    on conflict (org_id, person_id, department_id) do nothing`,
};
/** A lead stays: that is an Admin's word, and no directory's. */
export const leaveDepartment: Statement = {
  name: 'leave_department',
  text: `delete from department_member where org_id = $1 and department_id = $2 and person_id = any ($3::uuid[]) and access <> 'lead'`,
};
