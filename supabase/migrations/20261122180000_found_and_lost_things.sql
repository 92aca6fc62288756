-- A report of a found or lost thing travels with its single answers beside its message: item, description, place, day,
-- phone, and the point on the map. The team's inbox shows and compares them.
alter table app_private.messages
  add column thing jsonb check (
    thing is null or (jsonb_typeof(thing) = 'object' and reason_id is not null and reason_id in ('find-the-lost', 'lost-item')));
grant select (thing) on app_private.messages to inbox_team;
