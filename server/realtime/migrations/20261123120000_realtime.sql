-- Realtime, in the names of Supabase's own service, so that a move to a hosted project is a copy. It stands beside
-- supabase/migrations because a hosted project brings all of it along; who may join a private channel, and which tables
-- are told of, stands there, because both need it (docs/decisions/049-realtime.md).
revoke all on schema realtime from public;
grant usage on schema realtime to anon, authenticated, service_role;
revoke all on realtime.schema_migrations from public;
alter table realtime.schema_migrations enable row level security;

-- Its policies say who may listen in a private channel (select) and who may speak (insert): "extension" is broadcast or
-- presence. What `realtime.send` sends stays here for an hour; what clients send does not come here.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default (now() at time zone 'utc'),
  inserted_at timestamp not null default (now() at time zone 'utc')
);
create index messages_inserted on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

-- The topic that a policy is asked about.
create function realtime.topic() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
grant execute on function realtime.topic() to public;

-- Sends a broadcast from the database, e.g. in a trigger; it is told when the transaction is committed. What cannot be
-- sent hinders nobody from writing.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql set search_path = '' as $$
begin
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlstate;
end
$$;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
grant execute on function realtime.send(jsonb, text, text, boolean) to service_role;

-- Whoever listens on this channel of PostgreSQL is told keys and names only, never what stands in a row.
create function realtime.note_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime', json_build_object('message', new.id)::text);
  return null;
end
$$;
create trigger note_message after insert on realtime.messages for each row
  when (new.extension = 'broadcast' and new.event is not null) execute function realtime.note_message();

-- Says which row has changed. The row itself is read by whoever is told of it, under their own policies.
create function realtime.note_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  key_columns name[] := (
    select array_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary);
  note jsonb := jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at',
    to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));
  keys jsonb := '{}';
begin
  if tg_op <> 'INSERT' then
    keys := keys || jsonb_build_object('old', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any (key_columns)));
  end if;
  if tg_op <> 'DELETE' then
    keys := keys || jsonb_build_object('key', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any (key_columns)));
  end if;
  -- A notice has less than 8,000 bytes. A key that is longer is told without itself, and hinders nobody from writing.
  perform pg_notify('realtime',
    case when octet_length((note || keys)::text) < 7900 then (note || keys)::text else note::text end);
  return null;
end
$$;

-- In a hosted project changes are read from the log of PostgreSQL, for which our own is not set up: here each table of
-- the publication has a trigger.
create function realtime.keep_triggers() returns void language plpgsql set search_path = '' as $$
declare
  changed record;
begin
  perform pg_advisory_xact_lock(7205759403794);
  for changed in
    select coalesce(p.relid, g.relid) as relid, p.relid is not null as is_told
    from (select c.oid as relid from pg_publication_tables t join pg_namespace n on n.nspname = t.schemaname
            join pg_class c on c.relname = t.tablename and c.relnamespace = n.oid
          where t.pubname = 'supabase_realtime') p
    full join (select tgrelid as relid from pg_trigger where tgname = 'realtime_note_change') g on g.relid = p.relid
    where p.relid is null or g.relid is null
  loop
    begin
      if changed.is_told then
        execute format('create trigger realtime_note_change after insert or update or delete on %s
                        for each row execute function realtime.note_change()', changed.relid::regclass);
      else
        execute format('drop trigger realtime_note_change on %s', changed.relid::regclass);
      end if;
    exception when insufficient_privilege then
      -- A table of somebody else: it is not told of.
      null;
    end;
  end loop;
end
$$;
revoke execute on function realtime.note_message(), realtime.note_change(), realtime.keep_triggers() from public;

-- Empty: supabase/migrations say what is in it.
create publication supabase_realtime;

-- An account that loses its role, its session or its place is told at once what it may still hear (ours).
create function realtime.note_account() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  subject jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('realtime',
    json_build_object('account', subject ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::text);
  return null;
end
$$;
revoke execute on function realtime.note_account() from public;
create trigger realtime_note_account after delete or update of raw_app_meta_data, banned_until, deleted_at, email
  on auth.users for each row execute function realtime.note_account();
create trigger realtime_note_account after delete or update of aal, not_after
  on auth.sessions for each row execute function realtime.note_account();
create trigger realtime_note_account after insert or delete or update of status
  on auth.mfa_factors for each row execute function realtime.note_account();
