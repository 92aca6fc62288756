-- A visitor may ask for the number and the link of their message by mail (docs/decisions/047-number-and-link.md).
-- `mailbox` is in its one spelling: no more than two such mails go there in a day. A table of its own, with a row also
-- where none is sent: to note it with the message writes that message's indexes anew, and the time would tell.
create table app_private.mail_copies (
  id bigint primary key generated always as identity,
  message_id uuid not null references app_private.messages on delete cascade,
  mailbox text not null,
  is_sent boolean not null,
  asked_at timestamptz not null default now()
);
create index mail_copies_mailbox on app_private.mail_copies (mailbox, asked_at);
create index mail_copies_message on app_private.mail_copies (message_id);
alter table app_private.mail_copies enable row level security;

alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
alter table app_private.mail_outbox
  add constraint mail_outbox_kind_check
    check (kind in ('message', 'digest', 'account', 'reply', 'gathering', 'copy'));
