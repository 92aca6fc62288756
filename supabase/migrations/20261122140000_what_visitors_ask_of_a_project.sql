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

-- Everything of a project that somebody can edit.
create or replace function app_private.project_content(project public.projects) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'title', project.title, 'title_de', project.title_de, 'summary', project.summary, 'summary_de', project.summary_de,
    'description', project.description, 'description_de', project.description_de, 'slug', project.slug,
    'tags', project.tags, 'tags_de', project.tags_de, 'gradient', project.gradient,
    'background_color', project.background_color, 'cover_path', project.cover_path,
    'cover_alt', project.cover_alt, 'cover_alt_de', project.cover_alt_de,
    'event_when', project.event_when, 'event_when_de', project.event_when_de,
    'event_where', project.event_where, 'event_where_de', project.event_where_de,
    'event_for', project.event_for, 'event_for_de', project.event_for_de,
    'event_loud', project.event_loud, 'event_loud_de', project.event_loud_de,
    'event_contact', project.event_contact)
$$;
