create or replace trigger finding_search before insert or update of ref, title on finding
  for each row execute function keep_search_text('title');
