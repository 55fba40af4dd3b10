-- A mail tells of an act that is in the log already, and its tries are the product's own bookkeeping: no act is asked for.
drop trigger if exists note_insert on mail;
drop trigger if exists note_update on mail;
drop trigger if exists note_delete on mail;
