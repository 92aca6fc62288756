-- A found and a lost thing that may belong together. The database only suggests; a person of the team decides, and the
-- decision is noted in inbox_log. Nothing is sent by it.
create table app_private.thing_pairs (
  found_id uuid not null references app_private.messages on delete cascade,
  lost_id uuid not null references app_private.messages on delete cascade,
  decision text not null check (decision in ('linked', 'dismissed')),
  decided_at timestamptz not null default now(),
  primary key (found_id, lost_id)
);
create index thing_pairs_lost on app_private.thing_pairs (lost_id);
alter table app_private.thing_pairs enable row level security;
grant select, insert, update, delete on app_private.thing_pairs to inbox_team;
create policy "the team decides" on app_private.thing_pairs for all to inbox_team
  using ((select app_private.is_team())) with check ((select app_private.is_team()));
create index messages_things on app_private.messages (reason_id, number desc) where thing is not null;

-- What people lose, in the words of both languages: a "Schlüssel" is a "key". Longer words that hold one of at least six
-- letters mean the same: "Hausschlüssel". Colours are among them, because a report is full of them.
create table app_private.same_words (word text primary key, meaning text not null);
alter table app_private.same_words enable row level security;
grant select on app_private.same_words to inbox_team;
create policy "everybody of the team" on app_private.same_words for select to inbox_team using (true);
insert into app_private.same_words (word, meaning) values
  ('key', 'key'), ('keys', 'key'), ('schlüssel', 'key'), ('schluessel', 'key'), ('keyring', 'key'),
  ('headphones', 'headphones'), ('headphone', 'headphones'), ('earphones', 'headphones'), ('earbuds', 'headphones'),
  ('kopfhörer', 'headphones'), ('kopfhoerer', 'headphones'), ('gehörschutz', 'headphones'),
  ('wallet', 'wallet'), ('purse', 'wallet'), ('geldbeutel', 'wallet'), ('geldbörse', 'wallet'), ('portemonnaie', 'wallet'),
  ('phone', 'phone'), ('smartphone', 'phone'), ('mobile', 'phone'), ('handy', 'phone'), ('telefon', 'phone'),
  ('glasses', 'glasses'), ('sunglasses', 'glasses'), ('brille', 'glasses'), ('sonnenbrille', 'glasses'),
  ('bag', 'bag'), ('backpack', 'bag'), ('rucksack', 'bag'), ('tasche', 'bag'), ('beutel', 'bag'),
  ('jacket', 'jacket'), ('coat', 'jacket'), ('jacke', 'jacket'), ('mantel', 'jacket'),
  ('gloves', 'gloves'), ('glove', 'gloves'), ('mittens', 'gloves'), ('handschuh', 'gloves'), ('handschuhe', 'gloves'),
  ('hat', 'hat'), ('cap', 'hat'), ('mütze', 'hat'), ('muetze', 'hat'), ('kappe', 'hat'), ('hut', 'hat'),
  ('scarf', 'scarf'), ('schal', 'scarf'), ('tuch', 'scarf'),
  ('umbrella', 'umbrella'), ('schirm', 'umbrella'), ('regenschirm', 'umbrella'),
  ('teddy', 'toy'), ('toy', 'toy'), ('plush', 'toy'), ('cuddly', 'toy'), ('kuscheltier', 'toy'), ('stofftier', 'toy'),
  ('spielzeug', 'toy'), ('puppe', 'toy'), ('doll', 'toy'),
  ('ring', 'ring'), ('watch', 'watch'), ('uhr', 'watch'), ('armbanduhr', 'watch'),
  ('bottle', 'bottle'), ('flasche', 'bottle'), ('book', 'book'), ('buch', 'book'),
  ('bicycle', 'bicycle'), ('bike', 'bicycle'), ('fahrrad', 'bicycle'), ('helmet', 'helmet'), ('helm', 'helmet'),
  ('red', 'red'), ('rot', 'red'), ('rote', 'red'), ('roter', 'red'), ('rotes', 'red'),
  ('blue', 'blue'), ('blau', 'blue'), ('blaue', 'blue'), ('blauer', 'blue'), ('blaues', 'blue'),
  ('green', 'green'), ('grün', 'green'), ('grüne', 'green'), ('grüner', 'green'), ('grünes', 'green'),
  ('yellow', 'yellow'), ('gelb', 'yellow'), ('gelbe', 'yellow'), ('black', 'black'), ('schwarz', 'black'),
  ('schwarze', 'black'), ('schwarzer', 'black'), ('white', 'white'), ('weiß', 'white'), ('weiße', 'white'),
  ('grey', 'grey'), ('gray', 'grey'), ('grau', 'grey'), ('graue', 'grey'), ('brown', 'brown'), ('braun', 'brown'),
  ('braune', 'brown'), ('pink', 'pink'), ('rosa', 'pink'), ('purple', 'purple'), ('lila', 'purple'), ('violett', 'purple');

-- What a text is about: its words without endings in both languages, and what they mean in either. Words that texts of a
-- language are full of are none.
create function app_private.telling_words(said text) returns text[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct told.form), '{}')
  from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple',
         translate(coalesce(said, ''), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))))) as token,
    lateral (select to_tsvector('pg_catalog.german', token) as german, to_tsvector('pg_catalog.english', token) as english) stems,
    lateral (
      select unnest(tsvector_to_array(stems.german || stems.english)) as form
      union
      select '=' || s.meaning from app_private.same_words s
      where s.word = token or (length(s.word) >= 6 and strpos(token, s.word) > 0)
    ) told
  where length(token) >= 3 and length(stems.german) > 0 and length(stems.english) > 0
$$;

-- How many points are between two places, in kilometres; null where one of them has none. A town is flat enough.
create function app_private.kilometres(one jsonb, other jsonb) returns double precision language sql immutable set search_path = '' as $$
  select 111.2 * sqrt(
    power((one ->> 'latitude')::float - (other ->> 'latitude')::float, 2)
    + power(((one ->> 'longitude')::float - (other ->> 'longitude')::float) * cos(radians((one ->> 'latitude')::float)), 2))
$$;

-- What of the other kind may belong to a found or lost thing: the likeliest first, and why. Runs as whoever asks, so
-- row-level security decides what is seen. The same item counts most; words, place and day alone say too little. What
-- was found a day or more before it was lost is another thing. What somebody has decided about is left out.
create function app_private.likely_pairs(about uuid, most integer)
returns table (other_id uuid, because text[], points integer) language sql stable set search_path = '' as $$
  with this as materialized (
    select m.id, m.reason_id, m.thing, (m.created_at at time zone 'UTC')::date as told_on,
           nullif(m.thing ->> 'day', '')::date as day,
           app_private.telling_words(m.thing ->> 'item') as item,
           app_private.telling_words(concat_ws(' ', m.thing ->> 'item', m.thing ->> 'description')) as words,
           app_private.telling_words(concat_ws(' ', m.thing ->> 'place', m.thing -> 'location' ->> 'address')) as place
    from app_private.messages m where m.id = about and m.thing is not null
  ), other as materialized (
    select m.id, m.number, m.thing, (m.created_at at time zone 'UTC')::date as told_on,
           nullif(m.thing ->> 'day', '')::date as day,
           app_private.telling_words(m.thing ->> 'item') as item,
           app_private.telling_words(concat_ws(' ', m.thing ->> 'item', m.thing ->> 'description')) as words,
           app_private.telling_words(concat_ws(' ', m.thing ->> 'place', m.thing -> 'location' ->> 'address')) as place
    from app_private.messages m, this
    where m.thing is not null and m.deleted_at is null and m.suspected is null
      and m.reason_id = case this.reason_id when 'find-the-lost' then 'lost-item' else 'find-the-lost' end
      and not exists (
        select from app_private.thing_pairs p
        where (p.found_id, p.lost_id) in ((this.id, m.id), (m.id, this.id)))
    order by m.number desc limit 300
  ), looked as (
    select other.id, other.number,
           case this.reason_id when 'find-the-lost' then coalesce(this.day, this.told_on) else coalesce(other.day, other.told_on) end as found_on,
           case this.reason_id when 'find-the-lost' then other.day else this.day end as lost_on,
           case this.reason_id when 'find-the-lost' then other.told_on else this.told_on end as missed_on,
           this.item && other.item as same_item,
           this.words && other.item or this.item && other.words
             or cardinality(array(select unnest(this.words) intersect select unnest(other.words))) >= 2 as same_words,
           this.place && other.place
             or coalesce(app_private.kilometres(this.thing -> 'location', other.thing -> 'location') < 2, false) as same_place
    from this, other
  ), weighed as (
    select looked.*, abs(found_on - coalesce(lost_on, missed_on)) <= 7 as same_day from looked
    where lost_on is null or found_on >= lost_on - 1
  )
  select id, array_remove(array[
      case when same_item then 'item' end, case when same_words and not same_item then 'words' end,
      case when same_place then 'place' end, case when same_day then 'day' end], null),
    (4 * same_item::int + 2 * (same_words and not same_item)::int + 2 * same_place::int + same_day::int)
  from weighed
  where same_item or (same_words and (same_place or same_day))
  order by 3 desc, number desc limit most
$$;
revoke execute on function app_private.telling_words(text), app_private.kilometres(jsonb, jsonb),
  app_private.likely_pairs(uuid, integer) from public;
grant execute on function app_private.telling_words(text), app_private.kilometres(jsonb, jsonb),
  app_private.likely_pairs(uuid, integer) to inbox_team;
