create or replace trigger board_search before insert or update of ref, name on board
  for each row execute function keep_search_text('name');
