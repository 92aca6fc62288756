-- Ours: broadcasts and who is present, told from one server of this database to the others. A notice has less than 8,000
-- bytes; what is longer lies here for some minutes. Nothing of it needs to outlive a crash.
create unlogged table realtime.relayed (
  id uuid primary key default gen_random_uuid(),
  told text not null,
  at timestamptz not null default now()
);
create index relayed_at on realtime.relayed (at);
alter table realtime.relayed enable row level security;
