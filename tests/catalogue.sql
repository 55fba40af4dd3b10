-- One row for each way in which the database does not keep organisations apart; none is what is wanted.
-- The lists are part of the review and exact: an entry that fits nothing is found as well.
with global_table (name) as (values -- tables that belong to no organisation
    ('attempt'), ('call_count'), ('organisation_address'), ('organisation_domain'), ('closed_organisation'),
    ('contact_query'), ('account_place')),
read_only (name) as (values ('organisation_address'), ('organisation_domain'), ('closed_organisation'), -- written by the operator
    ('activity'), ('activity_object'), ('activity_head')), -- the log, which has functions of its own
extend_only (name) as (values ('maturity_framework_edition')), -- what was published
log_writes (name, privilege) as (values -- what the log's role may do, and nothing else
    ('activity', 'insert'), ('activity_object', 'insert'), ('activity_head', 'select'), ('activity_head', 'insert'), ('activity_head', 'update')),
definer (signature, runs_as, caller) as (values -- functions that run as a role of their own, and who besides it may call them
    ('append_acts(text[],text[],text)', 'plumbline_log', 'plumbline_app'), ('begin_log()', 'plumbline_log', null), -- this one is a trigger
    ('enter_organisation(text,bigint,text)', 'plumbline_context', 'plumbline_app'), ('signed_org()', 'plumbline_context', 'public'),
    ('is_closing_signed(text)', 'plumbline_context', 'plumbline_log')),
queue_table (name) as (values -- the library's: a job holds the id of an organisation and of a row of it
    ('queue.job'), ('queue.job_common'), ('queue.version'), ('queue.queue'), ('queue.job_dependency'), ('queue.instance'), ('queue.bam')),
our_role (role) as (values ('plumbline_app'), ('plumbline_log'), ('plumbline_context')),
plain_id (name) as (values -- uuid columns that are no reference by decision
    ('*.created_by'), ('*.updated_by'), -- the activity log froze the name
    ('*.deleted_by'),
    ('activity.actor_id'), ('activity_object.object_id'), -- what was named then may be gone
    ('job.record'), ('notification.object_id'), ('comment_mention.comment_id'), -- of any type
    ('file.for_id'), ('file_link.object_id'), ('evidence_link.object_id'), ('evidence_link.part_of_id'), ('evidence_revision.record_id'), ('evidence_revision.by'), ('indicator_reading.by'), -- of any type; who it was
    ('task.parent_id'), -- of a table that its kind names
    ('task_comment.author_id'),
    ('department.path'), -- ancestors, each a parent_id
    ('sso_connection.first_department_ids'), -- those that are gone or archived are passed over when somebody becomes a member
    ('control_assessment.source_ids'), -- read with the organisation beside them; those that are gone suggest nothing
    ('idempotency_key.person_id'), -- written before the session is known to live
    ('risk.raised_by'), ('risk.repo_item_id'), ('risk_assessment.by'), ('risk_review.by'), ('risk_library_dismissal.item_id'), ('risk_library_dismissal.by'),
    ('risk_comment.author_id'), ('maturity_assessment_comment.author_id'), ('control_comment.author_id'), ('compliance_assessment_comment.author_id'), ('control_assessment_comment.author_id'), ('evidence_comment.author_id'), ('acceptance_comment.author_id'),
    ('control.last_test_id'),
    ('residual_due.control_id'), ('residual_due.risk_id'), ('residual_due.after_risk'), -- a reference would lock them
    ('freshness_due.after_control'), ('evidence_staleness.object_id'), ('evidence_staleness.evidence_id'), ('evidence_staleness.rule_id'), -- the same; of any type
    ('plan.origin_id'), ('plan_comment.author_id'), ('finding_comment.author_id'), ('card_comment.author_id'), -- the former of any type
    ('board_source.source_id'), -- of a table that its kind names
    ('risk_figure.department_id'), ('risk_figure_day.department_id'), ('risk_figure_day.person_id'), ('kept_count.department_id'), ('kept_count.person_id'), ('risk_term.risk_id') -- kept by triggers
),

tabs as (
  select c.oid, c.relname::text as name, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relispartition, c.relowner
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')),
tenant as (
  select tabs.*, a.attnum, a.attnotnull, a.atttypid from tabs
  join pg_attribute a on a.attrelid = tabs.oid and a.attname = 'org_id' and not a.attisdropped),
policies as (
  select p.polrelid, p.polpermissive, p.polcmd = '*' and p.polroles = '{0}' as for_everybody,
    pg_get_expr(p.polqual, p.polrelid) as reading, pg_get_expr(p.polwithcheck, p.polrelid) as writing
  from pg_policy p),
uuids as (
  select t.oid, t.name as table_name, a.attname::text as column_name, a.attnum from tenant t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'org_id'
    and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
  where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary and a.attname = 'id' and a.attnum = any (i.indkey))),
privileges (privilege) as (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references'), ('trigger')),
wanted as (
  select t.name, r.role, p.privilege, has_table_privilege(r.role, t.oid, p.privilege) as is_granted,
    case r.role when 'plumbline_log' then (t.name, p.privilege) in (select name, privilege from log_writes)
      when 'plumbline_context' then false
      else p.privilege in ('select', 'insert', 'update', 'delete')
        and not (t.name in (select name from read_only) and p.privilege <> 'select')
        and not (t.name in (select name from extend_only) and p.privilege in ('update', 'delete')) end as granted
  from tabs t cross join privileges p cross join our_role r),
definers as (
  select p.oid::regprocedure::text as signature, p.* from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname not in ('pg_catalog', 'information_schema') and p.prosecdef)

select 'no org_id and not on the list of global tables' as rule, name as place from tabs
  where name not in (select name from tenant) and name not in (select name from global_table)
union all select 'on the list of global tables for nothing', g.name from global_table g
  where g.name in (select name from tenant) or g.name not in (select name from tabs)
union all select 'org_id may be null', name from tenant where not attnotnull
union all select 'org_id is not a uuid', name from tenant where atttypid <> 'uuid'::regtype
union all select 'org_id has another default than the organisation at hand', t.name from tenant t
  join pg_attrdef d on d.adrelid = t.oid and d.adnum = t.attnum where pg_get_expr(d.adbin, d.adrelid) <> 'current_org()'
union all select 'row-level security is off', name from tenant where not relrowsecurity
union all select 'row-level security is not forced', name from tenant where not relforcerowsecurity
union all select 'not exactly the one restrictive policy', t.name from tenant t
  where (select count(*) from policies p where p.polrelid = t.oid and not p.polpermissive) <> 1
    or not exists (select from policies p where p.polrelid = t.oid and not p.polpermissive and p.for_everybody
      and p.reading = '(org_id = ( SELECT signed_org() AS signed_org))' and p.writing = p.reading)
union all select 'not exactly the one permissive policy', t.name from tenant t
  where (select count(*) from policies p where p.polrelid = t.oid and p.polpermissive) <> 1
    or not exists (select from policies p where p.polrelid = t.oid and p.polpermissive and p.for_everybody and p.reading = 'true' and p.writing = 'true')
union all select 'current_org() was changed', 'current_org' from pg_proc p where p.oid = 'current_org()'::regprocedure
  and btrim(p.prosrc) <> $$select nullif(current_setting('app.org_id', true), '')::uuid$$
union all select 'signed_org() was changed', 'signed_org' from pg_proc p where p.oid = 'signed_org()'::regprocedure
  and (p.provolatile <> 's' or p.proparallel <> 'r' or p.prosrc <> $$
declare
  org constant text := current_setting('app.org_id', true);
begin
  if plumbline_context.proof_of(org) = current_setting('app.proof', true) then
    return org::uuid;
  end if;
  -- Whoever owns the tables could change their policies as well.
  if pg_has_role(session_user, (select relowner from pg_class where oid = 'public.activity'::regclass), 'member') then
    return nullif(org, '')::uuid;
  end if;
  return null;
end $$)
union all select format('reference without org_id: %s', k.conname), t.name from pg_constraint k join tenant t on t.oid = k.conrelid
  left join tenant f on f.oid = k.confrelid
  where k.contype = 'f' and (f.oid is null or not (k.conkey[1] = t.attnum and k.confkey[1] = f.attnum))
union all select format('index does not start with org_id: %s', i.indexrelid::regclass), t.name from pg_index i join tenant t on t.oid = i.indrelid
  where i.indkey[0] <> t.attnum
union all select 'no primary key', name from tabs where name not in ('risk_figure', 'risk_figure_day', 'kept_count', 'risk_transition') -- rows that are only added up
  and not exists (select from pg_index i where i.indrelid = tabs.oid and i.indisprimary)
union all select format('exclusion without org_id: %s', k.conname), t.name from pg_constraint k join tenant t on t.oid = k.conrelid
  where k.contype = 'x' and not t.attnum = any (k.conkey)
union all select 'a view or foreign table', c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f')
union all select 'a sequence that organisations share', c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
union all select 'a partition is granted directly', name from tabs where relispartition and has_table_privilege('plumbline_app', oid, 'select, insert, update, delete')
union all select format('%s is %s to %s', privilege, case when is_granted then 'granted' else 'missing' end, role), name from wanted where granted <> is_granted
union all select format('a column is granted: %s', a.attname), t.name from tabs t join pg_attribute a on a.attrelid = t.oid and a.attacl is not null
union all select 'a function that runs as its owner', signature from definers where signature not in (select signature from definer)
union all select 'on the list of functions that run as their owner for nothing', signature from definer where signature not in (select signature from definers)
union all select 'it runs as another role than it should', signature from definers join definer d using (signature) where proowner <> d.runs_as::regrole
union all select 'its search path is not pinned', signature from definers where proconfig[1] is distinct from 'search_path=pg_catalog, pg_temp'
union all select 'a plan of it may be printed, with the key in it', signature from definers
  where proowner = 'plumbline_context'::regrole and proconfig[2] is distinct from 'debug_print_plan=off'
union all select format('it may be called by %s', case a.grantee when 0 then 'public' else a.grantee::regrole::text end), f.signature
  from definers f cross join aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
  where a.grantee <> f.proowner and not exists (select from definer d where d.signature = f.signature and d.caller = case a.grantee when 0 then 'public' else a.grantee::regrole::text end)
union all select 'the app role has an attribute it must not have', r.rolname from pg_roles r where r.rolname = 'plumbline_app'
  and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolinherit)
union all select 'a role of functions has an attribute it must not have', r.rolname from pg_roles r where r.rolname in ('plumbline_log', 'plumbline_context')
  and (r.rolcanlogin or r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolinherit)
union all select format('%s is a member', r.role), m.roleid::regrole::text from pg_auth_members m join our_role r on m.member = r.role::regrole
union all select format('somebody is a member of %s', r.role), m.member::regrole::text from pg_auth_members m join our_role r on m.roleid = r.role::regrole
union all select 'a role has settings of its own', r.role from our_role r join pg_db_role_setting s on s.setrole = r.role::regrole
  where r.role <> 'plumbline_app' or s.setdatabase = 0 or s.setconfig <> array['TimeZone=UTC', 'statement_timeout=5000', 'lock_timeout=2000',
    'idle_in_transaction_session_timeout=10000', 'plan_cache_mode=force_generic_plan'] -- migrate.ts gives it these
union all select 'a setting is granted', p.parname from pg_parameter_acl p
union all select format('%s owns it', r.role), c.relname from pg_class c join our_role r on c.relowner = r.role::regrole
union all select format('%s owns it', r.role), p.oid::regprocedure::text from pg_proc p join our_role r on p.proowner = r.role::regrole
  where p.oid::regprocedure::text not in (select signature from definer)
union all select format('%s may create in it', r.role), n.nspname from pg_namespace n join our_role r on has_schema_privilege(r.role, n.oid, 'create')
union all select format('%s may make objects that belong to no organisation', r.role), p.oid::regprocedure::text from pg_proc p
  join our_role r on has_function_privilege(r.role, p.oid, 'execute') where p.proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import')
union all select 'what is made later is granted by itself', d.defaclrole::regrole::text from pg_default_acl d
  where d.defaclacl::text ~ 'plumbline_(app|log|context)' or d.defaclacl::text ~ '[{,]='
union all select 'granted outside the product''s schema', n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not in ('public', 'pg_catalog', 'information_schema') and n.nspname not like 'pg\_%' and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_schema_privilege('plumbline_app', n.oid, 'usage') and has_table_privilege('plumbline_app', c.oid, 'select, insert, update, delete')
    and (n.nspname || '.' || c.relname) not in (select name from queue_table)
union all select format('the key of the context is open to %s', r.role), o.name from our_role r cross join lateral (
    select 'plumbline_context' as name, has_schema_privilege(r.role, 'plumbline_context', 'usage') as is_open
    union all select c.relname::text, has_table_privilege(r.role, c.oid, 'select, insert, update, delete') from pg_class c where c.relnamespace = 'plumbline_context'::regnamespace and c.relkind = 'r'
    union all select p.oid::regprocedure::text, has_function_privilege(r.role, p.oid, 'execute') from pg_proc p where p.pronamespace = 'plumbline_context'::regnamespace) o
  where r.role <> 'plumbline_context' and o.is_open
union all select 'on the list of the queue''s tables for nothing', q.name from queue_table q
  where to_regclass(q.name) is null or not has_table_privilege('plumbline_app', to_regclass(q.name), 'select, insert, update, delete')
union all select format('a uuid that is no reference: %s', u.column_name), u.table_name from uuids u
  where not exists (select from plain_id p where p.name in ('*.' || u.column_name, u.table_name || '.' || u.column_name))
    and not exists (select from pg_constraint k where k.conrelid = u.oid and k.contype = 'f' and u.attnum = any (k.conkey))
union all select 'on the list of plain ids for nothing', p.name from plain_id p
  where not exists (select from uuids u where p.name in ('*.' || u.column_name, u.table_name || '.' || u.column_name))
union all select format('the app role may use %s', allowed), current_database() from (values ('temp'), ('create')) d (allowed)
  where has_database_privilege('plumbline_app', current_database(), allowed)
order by 1, 2;
