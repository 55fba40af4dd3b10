-- A provider's answer is bookkeeping until the session is taken: that is the act, and it is in the log.
drop trigger if exists note_insert on sso_sign_in;
drop trigger if exists note_update on sso_sign_in;
drop trigger if exists note_delete on sso_sign_in;
