-- Addresses are unique where they lead somewhere: among what is published. Everybody with an account may write rows of
-- their own, so a refusal told them which addresses the team had in mind, and fifty rows kept fifty addresses from it.
-- What is not published is unique among what its owner has; what lost its owner stands for itself.
alter table public.projects drop constraint projects_slug_key;
create unique index projects_slug_key on public.projects
  (slug, (case when published_at is null then coalesce(user_id, id) else '00000000-0000-0000-0000-000000000000' end));

-- An address that is taken is refused when it is saved, not only when it is published. Everybody knows these; rows without
-- an owner are written by the site alone.
create function app_private.refuse_taken_slug() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.projects
    where slug = new.slug and id <> new.id and (published_at is not null or (user_id is null and new.user_id is null))) then
    raise exception 'duplicate key value violates unique constraint "projects_slug_key"'
      using errcode = 'unique_violation', constraint = 'projects_slug_key';
  end if;
  return new;
end
$$;
revoke execute on function app_private.refuse_taken_slug() from public;
create trigger refuse_taken_slug before insert or update of slug on public.projects
  for each row execute function app_private.refuse_taken_slug();
