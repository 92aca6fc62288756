-- Without a mail server a mail becomes a file, which nobody receives: the team is told so, also later.
alter table app_private.mail_outbox add column is_file boolean not null default false;
grant select (is_file) on app_private.mail_outbox to inbox_team;
