-- What realtime tells (docs/decisions/049-realtime.md). Who may read a project is told when it changes.
alter publication supabase_realtime add table public.projects;

-- The team's private channel "inbox": which message came, changed or went. What stands in it is read as ever, by
-- /functions/v1/inbox, where it is noted who looks.
create policy "the team hears of its inbox" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and (select realtime.topic()) = 'inbox' and (select app_rights.is_team())
);
create function app_private.tell_inbox() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(
    jsonb_build_object('id', case when tg_op = 'DELETE' then old.id else new.id end, 'type', tg_op), 'change', 'inbox', true);
  return null;
end
$$;
revoke execute on function app_private.tell_inbox() from public;
create trigger tell_inbox after insert or delete on app_private.messages
  for each row execute function app_private.tell_inbox();
-- Only what the list of the inbox shows.
create trigger tell_inbox_change after update on app_private.messages for each row
  when (old.facets is distinct from new.facets or old.read_at is distinct from new.read_at
    or old.answered_at is distinct from new.answered_at or old.wrote_again_at is distinct from new.wrote_again_at)
  execute function app_private.tell_inbox();
