-- When very many messages come in an hour, the team is told of several in one mail (docs/decisions/032-shares.md). The
-- mail of each of these messages is held: it never leaves by itself, and counts as sent with the one that tells of it.
alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
alter table app_private.mail_outbox
  add constraint mail_outbox_kind_check check (kind in ('message', 'digest', 'account', 'reply', 'gathering')),
  add column is_held boolean not null default false,
  add column told_in uuid references app_private.mail_outbox on delete set null;
create index mail_outbox_single on app_private.mail_outbox (created_at) where kind = 'message' and not is_held;
create index mail_outbox_held on app_private.mail_outbox (created_at) where is_held and told_in is null and sent_at is null;
create index mail_outbox_told_in on app_private.mail_outbox (told_in) where told_in is not null;
