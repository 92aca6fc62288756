-- A change is told with what the row is then, so that two changes within a moment are told as they were, and also what is
-- gone a moment later (docs/decisions/049-realtime.md). Who may see it is decided when it is told.
create or replace function realtime.note_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  key_columns name[] := (
    select array_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary);
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  note jsonb := jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at',
    to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));
  keys jsonb := jsonb_strip_nulls(jsonb_build_object(
    'key', (select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (key_columns)),
    'old', (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (key_columns))));
  told text := (note || keys || jsonb_build_object('row', is_now))::text;
begin
  -- A notice has less than 8,000 bytes: a row that is longer is read again by its key, and a key that is longer is told
  -- without itself. Nobody is hindered from writing.
  if octet_length(told) > 7900 then
    told := (note || keys)::text;
  end if;
  if octet_length(told) > 7900 then
    told := note::text;
  end if;
  perform pg_notify('realtime', told);
  return null;
end
$$;
