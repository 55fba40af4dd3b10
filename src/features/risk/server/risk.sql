-- What follows from a risk's row is written with it, for one row or twenty thousand: figures, search terms, transitions.

-- Folded words: NFKD without marks, one form for each Turkish and Arabic letter, lower case.
create or replace function folded(said text) returns text language sql immutable parallel safe as $$
  select lower(translate(regexp_replace(normalize(coalesce(said, '') collate "und-x-icu", NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
    'ıİىةٱ', 'iIيها') collate "und-x-icu")
$$;

create or replace function search_words(said text) returns setof text language sql immutable parallel safe as $$
  select distinct left(word, 40) collate "C" from regexp_split_to_table(folded(said) collate "und-x-icu", '[^[:alnum:]]+') word where word <> ''
$$;

-- The rows a set of risks adds to the figures, each once per metric; a closed risk keeps its level in "all" only.
create or replace function keep_risk_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into risk_figure (org_id, metric, department_id, state, level, key, n)
    select n.org_id, f.metric, n.department_id, f.state, f.level, f.key, count(*)
    from new_rows n cross join lateral (values
      ('all', n.state, n.level, ''),
      ('owner', least(n.state, 5)::smallint, n.level, coalesce(n.owner_id::text, '')),
      ('category', least(n.state, 5)::smallint, n.level, coalesce(n.category_id::text, '')),
      ('inherent', 1::smallint, coalesce(n.inherent_level, -1::smallint), n.inherent_likelihood || ':' || n.inherent_consequence || ':' || n.model_version),
      ('residual', 1::smallint, coalesce(n.residual_level, -1::smallint), n.residual_likelihood || ':' || n.residual_consequence || ':' || n.model_version),
      ('target', 1::smallint, coalesce(n.target_level, -1::smallint), n.target_likelihood || ':' || n.target_consequence || ':' || n.model_version),
      ('review', 1::smallint, n.level, n.review_on::text)
    ) f (metric, state, level, key)
    where n.deleted_at is null and f.key is not null and (f.metric = 'all' or n.state between 1 and 5)
    group by n.org_id, f.metric, n.department_id, f.state, f.level, f.key;
    return null;
  end if;
  insert into risk_figure (org_id, metric, department_id, state, level, key, n)
  select n.org_id, f.metric, n.department_id, f.state, f.level, f.key, sum(n.sign)
  from (select o.*, -1 as sign from old_rows o union all select w.*, 1 from new_rows w) n cross join lateral (values
    ('all', n.state, n.level, ''),
    ('owner', least(n.state, 5)::smallint, n.level, coalesce(n.owner_id::text, '')),
    ('category', least(n.state, 5)::smallint, n.level, coalesce(n.category_id::text, '')),
    ('inherent', 1::smallint, coalesce(n.inherent_level, -1::smallint), n.inherent_likelihood || ':' || n.inherent_consequence || ':' || n.model_version),
    ('residual', 1::smallint, coalesce(n.residual_level, -1::smallint), n.residual_likelihood || ':' || n.residual_consequence || ':' || n.model_version),
    ('target', 1::smallint, coalesce(n.target_level, -1::smallint), n.target_likelihood || ':' || n.target_consequence || ':' || n.model_version),
    ('review', 1::smallint, n.level, n.review_on::text)
  ) f (metric, state, level, key)
  where n.deleted_at is null and f.key is not null and (f.metric = 'all' or n.state between 1 and 5)
  group by n.org_id, f.metric, n.department_id, f.state, f.level, f.key
  having sum(n.sign) <> 0;
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

-- Adds up an organisation's changes into one row each. Rows another folder holds are left to it.
create or replace function fold_risk_figures(org uuid) returns void language sql as $$
  with taken as (
    select ctid from risk_figure where org_id = org for update skip locked
  ), gone as (
    delete from risk_figure f using taken where f.org_id = org and f.ctid = taken.ctid
    returning f.metric, f.department_id, f.state, f.level, f.key, f.n
  )
  insert into risk_figure (org_id, metric, department_id, state, level, key, n)
  select org, metric, department_id, state, level, key, sum(n) from gone
  group by metric, department_id, state, level, key having sum(n) <> 0
$$;
