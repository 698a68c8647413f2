-- Server processes keep a session for a moment once they have read it; they are told when one may have ended.
create function tell_session_ends() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ends', '');
  return null;
end
$$;
create trigger tell_session_ends after delete on sessions for each statement execute function tell_session_ends();
create trigger tell_account_changes after update of name, role, smhf, mdv, active, password_hash, password_changed_at on users
  for each statement execute function tell_session_ends();
