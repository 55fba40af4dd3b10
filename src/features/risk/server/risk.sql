-- What follows from a risk's row is written with it, for one row or twenty thousand: figures, search terms, transitions.

-- Folded words: NFKD without marks, one form for each Turkish and Arabic letter, lower case.
create or replace function folded(said text) returns text language sql immutable parallel safe as $$
  select lower(translate(regexp_replace(normalize(coalesce(said, '') collate "und-x-icu", NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
    'ıİىةٱ', 'iIيها') collate "und-x-icu")
$$;

create or replace function search_words(said text) returns setof text language sql immutable parallel safe as $$
  select distinct left(word, 40) collate "C" from regexp_split_to_table(folded(said) collate "und-x-icu", '[^[:alnum:]]+') word where word <> ''
$$;

-- The figures one risk counts in. What waits for triage counts in "all" and for its review date only, what is closed
-- in "all" only. A single select, so that the planner puts it into the statements below.
create or replace function figures_of_risk(r risk)
returns table (metric text, state smallint, level smallint, model integer, key text) language sql stable parallel safe as $$
  select f.* from (values
    ('all', r.state, r.level, coalesce(r.model_version, 0), case when r.deleted_at is null then '' end),
    ('owner', 1::smallint, r.level, coalesce(r.model_version, 0), coalesce(r.owner_id::text, '')),
    ('category', 1::smallint, r.level, coalesce(r.model_version, 0), coalesce(r.category_id::text, '')),
    ('inherent', 1::smallint, r.inherent_level, r.model_version, r.inherent_likelihood || ':' || r.inherent_consequence),
    ('residual', 1::smallint, r.residual_level, r.model_version, r.residual_likelihood || ':' || r.residual_consequence),
    ('target', 1::smallint, r.target_level, r.model_version, r.target_likelihood || ':' || r.target_consequence),
    ('review', 1::smallint, -1::smallint, 0, r.review_on::text),
    ('flag', 1::smallint, -1::smallint, 0, case when r.status = 'created' and r.treatment = 'accept' then 'acceptance_open' end),
    ('flag', 1::smallint, -1::smallint, 0, case when r.request is not null then 'awaiting_decision' end),
    ('deleted', 1::smallint, -1::smallint, 0, case when r.deleted_at is not null then '' end)
  ) f (metric, state, level, model, key)
  where f.key is not null and (r.deleted_at is null or f.metric = 'deleted')
    and (r.state between 1 and 5 or f.metric in ('all', 'deleted') or (r.state = 0 and f.metric in ('review', 'flag')))
$$;

-- Writes what a statement changed in the figures. One time in many it also folds them, so that a reader of the figures
-- meets some 2,000 changes on average, however many were written.
create or replace function keep_risk_figures() returns trigger language plpgsql as $$
declare
  written bigint;
begin
  if tg_op = 'INSERT' then
    insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
    select n.org_id, f.metric, n.department_id, f.state, f.level, f.model, f.key, count(*)
    from new_rows n, figures_of_risk(n) f
    group by n.org_id, f.metric, n.department_id, f.state, f.level, f.model, f.key;
  else
    insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
    select c.org_id, c.metric, c.department_id, c.state, c.level, c.model, c.key, sum(c.sign) from (
      select o.org_id, o.department_id, f.*, -1 as sign from old_rows o, figures_of_risk(o) f
      union all select n.org_id, n.department_id, f.*, 1 from new_rows n, figures_of_risk(n) f
    ) c group by c.org_id, c.metric, c.department_id, c.state, c.level, c.model, c.key having sum(c.sign) <> 0;
  end if;
  get diagnostics written = row_count;
  if random() < written / 2000.0 then
    perform fold_risk_figures(current_org());
  end if;
  return null;
end $$;

create or replace trigger risk_figures_of_new after insert on risk referencing new table as new_rows
  for each statement execute function keep_risk_figures();
create or replace trigger risk_figures_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function keep_risk_figures();

create or replace function keep_risk_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from risk_term t using old_rows o join new_rows n using (org_id, id), lateral search_words(o.ref || ' ' || o.title collate "und-x-icu") word
    where (o.ref, o.title) is distinct from (n.ref, n.title) and t.org_id = o.org_id and t.term = word collate "C" and t.risk_id = o.id;
    insert into risk_term (org_id, term, risk_id)
    select n.org_id, word, n.id from old_rows o join new_rows n using (org_id, id), lateral search_words(n.ref || ' ' || n.title collate "und-x-icu") word
    where (o.ref, o.title) is distinct from (n.ref, n.title);
    insert into risk_transition (org_id, risk_id, at, status)
    select n.org_id, n.id, n.updated_at, n.status from old_rows o join new_rows n using (org_id, id) where o.status <> n.status;
  else
    insert into risk_term (org_id, term, risk_id)
    select n.org_id, word, n.id from new_rows n, lateral search_words(n.ref || ' ' || n.title collate "und-x-icu") word;
    insert into risk_transition (org_id, risk_id, at, status)
    select n.org_id, n.id, n.created_at, passed.status from new_rows n,
      lateral (select distinct s.status from (values ('created'), (n.status)) s (status)) passed;
  end if;
  return null;
end $$;

create or replace trigger risk_terms_of_new after insert on risk referencing new table as new_rows
  for each statement execute function keep_risk_terms();
create or replace trigger risk_terms_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function keep_risk_terms();

-- The register is sorted by names that live elsewhere.
create or replace function keep_risk_sorts() returns trigger language plpgsql as $$
begin
  new.department_sort := coalesce((select name from department where org_id = new.org_id and id = new.department_id), '');
  new.owner_sort := coalesce((select first_name || ' ' || last_name from person where org_id = new.org_id and id = new.owner_id), '');
  return new;
end $$;
create or replace trigger risk_sorts before insert or update of department_id, owner_id on risk
  for each row execute function keep_risk_sorts();

create or replace function follow_renamed_department() returns trigger language plpgsql as $$
begin
  update risk set department_sort = new.name where org_id = new.org_id and department_id = new.id;
  return null;
end $$;
create or replace trigger risk_follows_department after update of name on department
  for each row when (old.name is distinct from new.name) execute function follow_renamed_department();

create or replace function follow_renamed_person() returns trigger language plpgsql as $$
begin
  update risk set owner_sort = new.first_name || ' ' || new.last_name where org_id = new.org_id and owner_id = new.id;
  return null;
end $$;
create or replace trigger risk_follows_person after update of first_name, last_name on person
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)) execute function follow_renamed_person();

-- Adds up an organisation's changes into one row each, and leaves alone what is one row already. The rows that
-- another folder holds are left to it, so nobody waits; what is summed is what was really removed.
create or replace function fold_risk_figures(org uuid) returns void language sql as $$
  with taken as (
    select ctid from risk_figure where org_id = org and ctid = any (array(
      select several.ctid from (
        select f.ctid, count(*) over (partition by metric, department_id, state, level, model, key) as n
        from risk_figure f where org_id = org
      ) several where several.n > 1
    )) for update skip locked
  ), gone as (
    delete from risk_figure f using taken where f.org_id = org and f.ctid = taken.ctid
    returning f.metric, f.department_id, f.state, f.level, f.model, f.key, f.n
  )
  insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
  select org, metric, department_id, state, level, model, key, sum(n) from gone
  group by metric, department_id, state, level, model, key having sum(n) <> 0
$$;
