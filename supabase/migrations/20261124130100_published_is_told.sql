-- All servers of this database are told that something may be published otherwise, so that whoever asks next sees it,
-- whichever of them answers (docs/decisions/060-from-one-process-to-many.md). They look by themselves, too.
create function app_private.tell_published() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('published', '');
  return null;
end
$$;
revoke execute on function app_private.tell_published() from public;

create trigger tell_published after insert or update or delete on public.projects
  for each statement execute function app_private.tell_published();
create trigger tell_published after insert or update or delete on public.funding_goals
  for each statement execute function app_private.tell_published();
create trigger tell_published after insert on public.bookings
  for each statement execute function app_private.tell_published();
create trigger tell_published after insert on app_private.text_versions
  for each statement execute function app_private.tell_published();
