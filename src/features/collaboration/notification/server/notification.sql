-- A notice tells of an act that is in the log already; that somebody read it is nobody's act.
drop trigger if exists note_insert on notification;
drop trigger if exists note_update on notification;
drop trigger if exists note_delete on notification;
