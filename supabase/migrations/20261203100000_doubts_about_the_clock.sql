-- When the server last looked at its clock before it deleted what has been kept long enough, and since when it finds
-- that clock too far ahead (server/inbox/retention.ts). At most one row.
create table app_private.clock_looks (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null,
  doubted_from timestamptz
);
