-- A mail that leaves makes `underway` of its message `sent`, as nearly every message goes. Both stood among the facets, and
-- so in one index with all the words, which were all written anew. They are facets no more: the change is then in no
-- index at all, and PostgreSQL writes the row alone (HOT). What is rare and looked for long afterwards stays one.
set local statement_timeout = 0;
drop trigger tell_inbox_change on app_private.messages;
alter table app_private.messages drop column facets;
-- Room on each page for the row as it is once its mail has left.
alter table app_private.messages set (fillfactor = 80);
alter table app_private.messages
  add column facets text[] not null generated always as (array_remove(array[
    case when deleted_at is not null then 'box:deleted' when suspected is not null then 'box:spam' else 'box:inbox' end,
    'reason:' || coalesce(reason_id, 'other'),
    'state:' || state,
    case when delivery not in ('underway', 'sent') then 'delivery:' || delivery end,
    'caretaker:' || coalesce(caretaker_id::text, 'nobody'),
    case when state <> 'done' and app_private.wants_answer(answer, email) then 'only:waiting'
         when state <> 'done' and read_at is null then 'only:unread' end,
    case when delivery in ('failing', 'bounced') then 'only:undelivered' end], null)) stored;
-- New words wait in a short list, which every search reads through (8 pages), and are put into the index thirty messages at
-- a time: one by one, each message wrote 50 kB for an index that grows by two.
create index messages_words on app_private.messages using gin (words, facets) with (fastupdate = on, gin_pending_list_limit = 64);
create trigger tell_inbox_change after update on app_private.messages for each row
  when (old.facets is distinct from new.facets or old.delivery <> new.delivery or old.read_at is distinct from new.read_at
    or old.answered_at is distinct from new.answered_at or old.wrote_again_at is distinct from new.wrote_again_at)
  execute function app_private.tell_inbox();

-- As before, but for the two.
create or replace function app_private.find_messages(
  typed text[], is_beginning boolean, wanted text[], before bigint, late_before timestamptz, most integer)
returns bigint[] language plpgsql stable security definer
-- Planned anew each time: how often a word occurs decides. What is looked for often is in memory, where no page is dearer
-- than the next.
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set random_page_cost = 1 as $$
declare
  narrowest constant bigint := 128;
  most_hits constant integer := 256;
  query tsquery;
  first_number bigint;
  upper_end bigint;
  width bigint := narrowest;
  widest bigint;
  hits bigint[];
  found bigint[] := '{}';
  -- The two states of a mail that are no facets, and the messages of which a mail has not left.
  way text := case when 'delivery:underway' = any (wanted) then 'underway' when 'delivery:sent' = any (wanted) then 'sent' end;
  sought text[] := array_remove(array_remove(wanted, 'delivery:underway'), 'delivery:sent');
  waiting uuid[];
begin
  if not app_private.is_team() then
    return found;
  end if;
  query := app_private.query_of(typed, is_beginning);
  if numnode(query) = 0 then
    return found;
  end if;
  if way = 'underway' then
    waiting := array(select o.message_id from app_private.mail_outbox o where o.sent_at is null and o.message_id is not null);
  end if;
  select min(m.number), least(max(m.number) + 1, before) into first_number, upper_end from app_private.messages m;
  while upper_end > first_number and cardinality(found) < most loop
    with hit as materialized (
      select m.number from app_private.messages m
      where m.number >= upper_end - width and m.number < upper_end and m.facets @> sought
        and (way is null or m.delivery = way) and (waiting is null or m.id = any (waiting))
        and (query is null or m.words @@ query)
        and (late_before is null or (m.is_answer_wanted and m.waits_since < late_before
          and m.state <> 'done' and m.deleted_at is null and m.suspected is null)))
    select array(select hit.number from hit limit most_hits + 1) into hits;
    if cardinality(hits) > most_hits and width > narrowest then
      -- Too many to put in order: they stand closer together than before.
      widest := greatest(narrowest, width / 8);
      width := widest;
      continue;
    end if;
    found := found || array(select hit from unnest(hits) hit order by hit desc limit most - cardinality(found));
    upper_end := upper_end - width;
    -- As wide as the rest of the page needs if they go on as dense as here, and half as much again.
    width := case
      when cardinality(hits) > 0 then greatest(2 * width, width * 3 * (most - cardinality(found)) / (2 * cardinality(hits)))
      when width < 1000 then 16 * width
      else upper_end - first_number end;
    width := least(width, 2 * widest);
    widest := 2 * widest;
  end loop;
  return found;
end
$$;
