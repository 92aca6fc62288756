-- Stores a message and its mail, which probable spam has none of: one call, where each statement on its way to the
-- database cost more than it did there. The same draft within 24 hours stores nothing and gets the first receipt, also
-- when both arrive at once: they queue up behind a lock of that draft. A mail that comes after `most_mails` others in an
-- hour is held (server/mail/gathering.ts). The commit does not wait for the disk: server/postgres/on-disk.ts does.
create function app_private.store_message(message jsonb, mail jsonb, most_mails integer) returns jsonb language plpgsql as $$
declare
  given app_private.messages := jsonb_populate_record(null::app_private.messages, message);
  receipt jsonb;
begin
  perform set_config('synchronous_commit', 'off', true);
  if given.draft_id is not null then
    perform pg_advisory_xact_lock(hashtextextended(given.draft_id::text, 0));
    select jsonb_build_object('id', m.id, 'reference', m.reference, 'status', m.status_token) into receipt
    from app_private.messages m
    where m.draft_id = given.draft_id and m.created_at > now() - interval '24 hours'
    order by m.created_at limit 1;
    if found then
      return receipt;
    end if;
  end if;
  insert into app_private.messages (id, reference, status_token, draft_id, name, email, reason_id, reason_label, message,
    html, page, locale, answer, photo, photo_type, thing, suspected,
    -- What the trigger of its mail would write into it a moment later.
    delivery)
  values (given.id, given.reference, given.status_token, given.draft_id, given.name, given.email, given.reason_id,
    given.reason_label, given.message, given.html, given.page, given.locale, given.answer, given.photo, given.photo_type,
    given.thing, given.suspected, case when mail is null then 'none' else 'underway' end);
  insert into app_private.mail_outbox (id, kind, message_id, header_id, sender_name, reply_to, subject, body_text, body_html,
    is_held)
  select m.id, m.kind, m.message_id, m.header_id, m.sender_name, m.reply_to, m.subject, m.body_text, m.body_html,
    most_mails is not null and (
      select count(*) >= most_mails from (
        select from app_private.mail_outbox o
        where o.kind = 'message' and not o.is_held and o.created_at > now() - interval '1 hour' limit most_mails) single)
  from jsonb_populate_record(null::app_private.mail_outbox, mail) m where mail is not null;
  return null;
end
$$;
revoke execute on function app_private.store_message(jsonb, jsonb, integer) from public;
