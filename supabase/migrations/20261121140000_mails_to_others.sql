-- Mails of accounts go to their owner instead of the team, and those with a code are worth nothing after a while.
alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
alter table app_private.mail_outbox add constraint mail_outbox_kind_check check (kind in ('message', 'digest', 'account'));
alter table app_private.mail_outbox
  -- Null: the team (MAIL_TO).
  add column to_address text,
  -- Null: never given up.
  add column expires_at timestamptz;
