-- What was ever published is the association's, with its history: an owner may withdraw it, but only the team deletes
-- it. An owner does not see versions, so a function looks for them.
create function app_rights.was_published(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.project_versions where project_id = project and is_published)
$$;
revoke execute on function app_rights.was_published(uuid) from public;
grant execute on function app_rights.was_published(uuid) to authenticated, service_role;

alter policy "one's own, unpublished; the team deletes all" on public.projects using (
  (user_id = (select auth.uid()) and published_at is null and not app_rights.was_published(id))
  or (select app_rights.is_team())
);
alter policy "one's own, unpublished; the team deletes all" on public.projects
  rename to "one's own, never published; the team deletes all";
