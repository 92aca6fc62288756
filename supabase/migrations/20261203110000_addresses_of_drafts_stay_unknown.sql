-- Addresses are unique where they lead somewhere: among what is published. Everybody with an account may write rows of
-- their own, so a refusal told them which addresses the team had in mind, and fifty rows kept fifty addresses from it.
-- What is not published is unique among what its owner has.
alter table public.projects drop constraint projects_slug_key;
create unique index projects_slug_key on public.projects
  (slug, coalesce(case when published_at is null then user_id end, '00000000-0000-0000-0000-000000000000'::uuid));

-- An address that is taken is refused when it is saved, not only when it is published. Everybody knows these.
create function app_private.refuse_taken_slug() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from public.projects where slug = new.slug and published_at is not null and id <> new.id) then
    raise exception 'duplicate key value violates unique constraint "projects_slug_key"'
      using errcode = 'unique_violation', constraint = 'projects_slug_key';
  end if;
  return new;
end
$$;
revoke execute on function app_private.refuse_taken_slug() from public;
create trigger refuse_taken_slug before insert or update of slug on public.projects
  for each row execute function app_private.refuse_taken_slug();
