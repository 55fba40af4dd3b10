create or replace trigger incident_search before insert or update of ref, title on incident
  for each row execute function keep_search_text('title');
