-- What visitors send, and the mails that tell the team. No role of the API may see any of it:
-- the schema belongs to the server alone. Keep it free of row-level security (docs/architecture.md).
create schema app_private;
revoke all on schema app_private from public;
alter default privileges in schema app_private revoke all on tables from public;
alter default privileges in schema app_private revoke execute on functions from public;

create table app_private.messages (
  id uuid primary key default gen_random_uuid(),
  -- What the visitor is shown and may quote, e.g. EC-7K3M-9QPD.
  reference text not null unique,
  -- Made with the draft in the browser. The same one within a day is the same message.
  draft_id uuid,
  name text not null,
  email text not null,
  -- Null when the reason is in no list of ours; the label then is what was sent.
  reason_id text,
  reason_label text not null,
  message text not null,
  html text,
  page text,
  locale text not null check (locale in ('en', 'de')),
  answer text check (answer in ('email', 'none')),
  photo bytea,
  photo_type text,
  -- Why this is probably spam. Such a message is listed in the daily digest instead of mailed.
  suspected text,
  digested_at timestamptz,
  created_at timestamptz not null default now(),
  check ((photo is null) = (photo_type is null))
);
create index messages_draft on app_private.messages (draft_id, created_at) where draft_id is not null;
create index messages_undigested on app_private.messages (created_at) where suspected is not null and digested_at is null;

create table app_private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('message', 'digest')),
  message_id uuid references app_private.messages on delete cascade,
  -- Fixed, so that a mail that was sent twice can be known as one.
  header_id text not null unique,
  sender_name text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- The boot id of the process that is sending it. Void when nobody holds the advisory lock of that number.
  lease bigint,
  last_error text,
  -- When the team was told that this mail stands still.
  alarmed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_outbox_due on app_private.mail_outbox (next_attempt_at) where sent_at is null;

-- The counters of rate-limiter-flexible. Losing them in a crash harms nobody, so they cost no log.
create unlogged table app_private.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
