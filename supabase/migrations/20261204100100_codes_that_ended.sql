-- Whenever a mail has left, codes are looked for that ended before they could. Without this all mails were read for it,
-- as often as one was sent: with 50,000 that wait, 26 ms each time.
create index mail_outbox_ended on app_private.mail_outbox (expires_at)
  where kind = 'account' and sent_at is null and bounced_at is null;
