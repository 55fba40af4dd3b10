-- Where the account of an address is. Always: an organisation that moves to another home takes its people along without other triggers.
create or replace function keep_account_place() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from account_place where organisation_id = old.org_id and address_hash = encode(sha256(convert_to(lower(old.email), 'UTF8')), 'hex');
  end if;
  if tg_op <> 'DELETE' then
    insert into account_place (address_hash, organisation_id)
      values (encode(sha256(convert_to(lower(new.email), 'UTF8')), 'hex'), new.org_id) on conflict do nothing;
  end if;
  return null;
end $$;
create or replace trigger keep_account_place after insert or delete or update of email on person
  for each row execute function keep_account_place();
alter table person enable always trigger keep_account_place;
