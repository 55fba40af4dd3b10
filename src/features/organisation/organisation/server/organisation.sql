-- The log of what is done in an organisation begins with the organisation.
create or replace trigger log_begins after insert on organisation
  for each row execute function begin_log();
