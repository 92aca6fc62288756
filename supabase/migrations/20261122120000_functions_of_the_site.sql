-- "alter default privileges in schema … revoke" (20261120190000) takes nothing away from what everybody has by
-- default, so these were everybody's to execute. A trigger needs no such right, and nobody else calls them.
revoke execute on function
  app_private.note_change(), app_private.leave_projects(), app_private.project_content(public.projects),
  app_private.keep_version(), app_private.forget_versions(), app_private.note_draft(), app_private.leave_drafts(),
  app_private.limit_projects()
from public;
