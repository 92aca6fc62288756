-- Ours: the bytes of files, where several servers share this database (docs/decisions/060-from-one-process-to-many.md).
-- With a database of the server's own they lie in its data folder, and this stays empty.
create table storage.pieces (
  version uuid,
  number int,
  bytes bytea not null,
  primary key (version, number)
);
-- Pictures are small already: PostgreSQL need not try to make them smaller.
alter table storage.pieces alter column bytes set storage external;
alter table storage.pieces enable row level security;
