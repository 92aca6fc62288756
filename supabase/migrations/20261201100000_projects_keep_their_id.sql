-- Whoever may change a project could give it another id. Its history then lay under the old one, and its owner could
-- delete what was once published as if it never had been. And the pages show the newest first: a clock that runs ahead
-- would keep a project on top for as long.
create function app_private.keep_project() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.id is distinct from old.id then
    raise exception 'The id of a project does not change.' using errcode = 'check_violation';
  end if;
  if current_user = 'authenticated' and new.published_at > now() then
    new.published_at := now();
  end if;
  return new;
end
$$;
revoke execute on function app_private.keep_project() from public;
create trigger keep_project before insert or update of id, published_at on public.projects
  for each row execute function app_private.keep_project();
