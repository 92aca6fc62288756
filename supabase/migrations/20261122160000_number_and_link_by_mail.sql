-- A visitor may ask for the number and the link of their message by mail (docs/decisions/047-number-and-link.md).
-- `copied_to` is the mailbox in its one spelling: no more than two such mails go there in a day.
alter table app_private.messages
  add column copied_at timestamptz,
  add column copied_to text;
create index messages_copied on app_private.messages (copied_to, copied_at) where copied_at is not null;

alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
alter table app_private.mail_outbox
  add constraint mail_outbox_kind_check
    check (kind in ('message', 'digest', 'account', 'reply', 'gathering', 'copy'));
