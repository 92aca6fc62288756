-- Addresses are unique where they lead somewhere: among what is published. Everybody with an account may write rows of
-- their own, so a refusal told them which addresses the team had in mind, and fifty rows kept fifty addresses from it.
-- What is not published is unique among what its owner has.
alter table public.projects drop constraint projects_slug_key;
create unique index projects_slug_key on public.projects
  (slug, coalesce(case when published_at is null then user_id end, '00000000-0000-0000-0000-000000000000'::uuid));
