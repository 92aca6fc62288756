-- The link that lets somebody make the first admin of a fresh server (docs/decisions/066-the-first-day.md). Each start of
-- a server without an admin makes one; only the server itself reads and writes them.
create table app_private.set_up_links (
  -- Its end is 128 random bits, of which only the hash is here.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
alter table app_private.set_up_links enable row level security;

-- However somebody becomes an admin, from then on there is no link.
create function app_private.end_set_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app_private.set_up_links;
  return null;
end
$$;
revoke execute on function app_private.end_set_up() from public;
create trigger end_set_up after insert or update of raw_app_meta_data on auth.users for each row
  when (new.raw_app_meta_data ->> 'role' = 'admin') execute function app_private.end_set_up();
