-- What follows from a risk's row is written with it, for one row or twenty thousand: search terms and sort keys here,
-- figures and transitions in risk-aggregate.sql.

-- Folded words: NFKD without marks, one form for each Turkish and Arabic letter, lower case. Letters of one byte have no other form than
-- these, and are told in a fraction of the time.
create or replace function folded(said text) returns text language sql immutable parallel safe as $$
  select case when octet_length(said) = char_length(said) then lower(said collate "C") collate "und-x-icu" else lower(translate(regexp_replace(normalize(coalesce(said, '') collate "und-x-icu", NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
    'ıİىةٱ', 'iIيها') collate "und-x-icu") end
$$;

create or replace function search_words(said text) returns setof text language sql immutable parallel safe as $$
  select distinct left(word, 40) collate "C" from regexp_split_to_table(folded(said) collate "und-x-icu", '[^[:alnum:]]+') word where word <> ''
$$;

-- What differs is found by grouping before and after: a join's plan is kept from a statement of one row to one of thousands.
-- Only words that came or went are written, and a title that stays is not taken apart: that is what costs.
create or replace function keep_risk_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    with renamed as (
      select r.org_id, r.id, min(r.ref) filter (where r.is_new) as ref, min(r.title) filter (where r.is_new) as title,
        min(r.ref) filter (where not r.is_new) as old_ref, min(r.title) filter (where not r.is_new) as old_title
      from (select org_id, id, ref, title, false as is_new from old_rows union all select org_id, id, ref, title, true from new_rows) r
      group by r.org_id, r.id having min(r.ref) <> max(r.ref) or min(r.title) <> max(r.title)
    ), differing as (
      select r.org_id, r.id, said.word, sum(said.sign) as sign from renamed r, lateral (
        select word, 1 as sign from search_words(case when r.title = r.old_title then r.ref else r.ref || ' ' || r.title end collate "und-x-icu") word
        union all
        select word, -1 from search_words(case when r.title = r.old_title then r.old_ref else r.old_ref || ' ' || r.old_title end collate "und-x-icu") word
      ) said group by r.org_id, r.id, said.word having sum(said.sign) <> 0
    ), gone as (
      -- The words travel as one list, so that the key is asked for org, term and risk together: by org and risk alone it
      -- would be gone through once for every word the organisation uses.
      delete from risk_term t using (
        select d.org_id, d.id, array_agg(d.word) as terms from differing d join renamed r on r.org_id = d.org_id and r.id = d.id
        where d.sign < 0 and (r.title <> r.old_title or d.word <> all (array(select search_words(r.title)))) group by d.org_id, d.id
      ) o where t.org_id = o.org_id and t.term = any (o.terms collate "C") and t.risk_id = o.id
    )
    insert into risk_term (org_id, term, risk_id) select d.org_id, d.word, d.id from differing d where d.sign > 0 on conflict do nothing;
  else
    insert into risk_term (org_id, term, risk_id)
    select n.org_id, word, n.id from new_rows n, lateral search_words(n.ref || ' ' || n.title collate "und-x-icu") word;
  end if;
  return null;
end $$;

create or replace trigger risk_terms_of_new after insert on risk referencing new table as new_rows
  for each statement execute function keep_risk_terms();
create or replace trigger risk_terms_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function keep_risk_terms();

-- The register is sorted by names that live elsewhere. What is open is owned by an active member and lies in a department
-- that is not archived: both are held, as the references to them do anyway, so that they do not leave meanwhile.
create or replace function keep_risk_sorts() returns trigger language plpgsql as $$
declare
  department_status text;
  owner_status text;
  is_open constant boolean := new.status <> 'closed' and new.deleted_at is null;
begin
  new.department_sort := '';
  if new.department_id is not null then
    select name, status into new.department_sort, department_status
    from department where org_id = new.org_id and id = new.department_id for key share;
    new.department_sort := coalesce(new.department_sort, '');
    if department_status = 'archived' and is_open then
      raise exception 'nothing open is in an archived department' using errcode = 'foreign_key_violation', table = 'risk', constraint = 'risk_department_id_department_unknown';
    end if;
  end if;
  new.owner_sort := '';
  if new.owner_id is not null then
    select first_name || ' ' || last_name, status into new.owner_sort, owner_status
    from person where org_id = new.org_id and id = new.owner_id for key share;
    new.owner_sort := coalesce(new.owner_sort, '');
    if owner_status = 'deactivated' and is_open then
      raise exception 'whoever left owns no open risk' using errcode = 'foreign_key_violation', table = 'risk', constraint = 'risk_owner_id_person_unknown';
    end if;
  end if;
  return new;
end $$;
create or replace trigger risk_sorts_of_new before insert on risk for each row execute function keep_risk_sorts();
create or replace trigger risk_sorts_of_changed before update of department_id, owner_id, status, deleted_at on risk
  for each row when ((old.department_id, old.owner_id, old.status = 'closed', old.deleted_at is null)
    is distinct from (new.department_id, new.owner_id, new.status = 'closed', new.deleted_at is null)) execute function keep_risk_sorts();

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
