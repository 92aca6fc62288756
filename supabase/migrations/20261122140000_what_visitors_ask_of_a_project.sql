-- What a visitor asks before coming: when, where, for whom, how loud, whom to ask. Plain texts, in both languages where
-- they are words. And a small association may write in one language only, whichever it is.
alter table public.projects
  add column event_when text check (char_length(event_when) <= 500),
  add column event_when_de text check (char_length(event_when_de) <= 500),
  add column event_where text check (char_length(event_where) <= 500),
  add column event_where_de text check (char_length(event_where_de) <= 500),
  add column event_for text check (char_length(event_for) <= 500),
  add column event_for_de text check (char_length(event_for_de) <= 500),
  add column event_loud text check (char_length(event_loud) <= 500),
  add column event_loud_de text check (char_length(event_loud_de) <= 500),
  add column event_contact text check (char_length(event_contact) <= 500),
  alter column title drop not null,
  add constraint projects_some_title_check check (title is not null or title_de is not null);

-- Everything of a project that somebody can edit: all of it but what the server writes, so that a new column comes along.
create or replace function app_private.project_content(project public.projects) returns jsonb
  language sql stable set search_path = ''
as $$ select to_jsonb(project) - '{id,user_id,published_at,created_at,updated_at}'::text[] $$;
