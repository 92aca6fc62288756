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

-- What people lose, in the words of both languages: a "Schlüssel" is a "key". Longer words that hold one of at least six
-- letters mean the same: "Hausschlüssel". Colours are among them, because a report is full of them.
create table app_private.same_words (word text primary key, meaning text not null);
alter table app_private.same_words enable row level security;
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
-- language are full of are none. The first sixty count: nobody describes a thing with more.
create function app_private.telling_words(said text) returns text[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct told.form), '{}')
  from (
    select token.lexeme as token, stems.german || stems.english as stems
    from (
      select lexeme from unnest(to_tsvector('pg_catalog.simple',
        translate(coalesce(said, ''), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))))
      where length(lexeme) >= 3 order by positions[1] offset 0 -- or each would be stemmed before the first sixty are known
    ) token,
      lateral (select to_tsvector('pg_catalog.german', lexeme) as german, to_tsvector('pg_catalog.english', lexeme) as english) stems
    where length(stems.german) > 0 and length(stems.english) > 0
    limit 60
  ) told_first,
    lateral (
      select unnest(tsvector_to_array(told_first.stems)) as form
      union
      select '=' || s.meaning from app_private.same_words s
      where s.word = token or (length(s.word) >= 6 and strpos(token, s.word) > 0)
    ) told
$$;

-- What of a report is compared, made once when it is stored: however much is sent to us, opening a message takes none of
-- it apart again. `spot` is latitude and longitude.
create table app_private.compared_things (
  message_id uuid primary key references app_private.messages on delete cascade,
  is_lost boolean not null,
  item text[] not null,
  words text[] not null,
  place text[] not null,
  spot point,
  day date,
  told_on date not null
);
alter table app_private.compared_things enable row level security;
grant select on app_private.compared_things to inbox_team;
create policy "the team compares" on app_private.compared_things for select to inbox_team
  using ((select app_private.is_team()));
create function app_private.keep_compared() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app_private.compared_things (message_id, is_lost, item, words, place, spot, day, told_on) values (
    new.id, new.reason_id = 'lost-item',
    app_private.telling_words(new.thing ->> 'item'),
    app_private.telling_words(concat_ws(' ', new.thing ->> 'item', new.thing ->> 'description')),
    app_private.telling_words(concat_ws(' ', new.thing ->> 'place', new.thing -> 'location' ->> 'address')),
    point((new.thing -> 'location' ->> 'latitude')::float, (new.thing -> 'location' ->> 'longitude')::float),
    nullif(new.thing ->> 'day', '')::date, (new.created_at at time zone 'UTC')::date);
  return null;
end
$$;
create trigger keep_compared after insert on app_private.messages
  for each row when (new.thing is not null) execute function app_private.keep_compared();

-- How many kilometres are between two places; null where one of them has none. A town is flat enough.
create function app_private.kilometres(one point, other point) returns double precision language sql immutable set search_path = '' as $$
  select 111.2 * (point(one[0], one[1] * cos(radians(one[0]))) <-> point(other[0], other[1] * cos(radians(one[0]))))
$$;

-- What of the other kind may belong to a found or lost thing: the likeliest first, and why. Runs as whoever asks, so
-- row-level security decides what is seen. The same item counts most; words, place and day alone say too little. What
-- was found a day or more before it was lost is another thing. What somebody has decided about is left out.
create function app_private.likely_pairs(about uuid, most integer)
returns table (other_id uuid, because text[], points integer) language sql stable set search_path = '' as $$
  with looked as (
    select m.id, m.number,
           case when this.is_lost then coalesce(other.day, other.told_on) else coalesce(this.day, this.told_on) end as found_on,
           case when this.is_lost then this.day else other.day end as lost_on,
           case when this.is_lost then this.told_on else other.told_on end as missed_on,
           this.item && other.item as same_item,
           this.words && other.item or this.item && other.words
             or (select count(*) from unnest(this.words) word where word = any (other.words)) >= 2 as same_words,
           this.place && other.place or coalesce(app_private.kilometres(this.spot, other.spot) < 2, false) as same_place
    from app_private.compared_things this
    join app_private.compared_things other on other.is_lost <> this.is_lost and this.words && other.words
    join app_private.messages m on m.id = other.message_id
    left join app_private.thing_pairs p
      on p.found_id = case when this.is_lost then m.id else about end
      and p.lost_id = case when this.is_lost then about else m.id end
    where this.message_id = about and m.deleted_at is null and m.suspected is null and p.decision is null
  ), weighed as (
    select looked.*, coalesce(abs(found_on - coalesce(lost_on, missed_on)) <= 7, false) as same_day from looked
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
revoke execute on function app_private.telling_words(text), app_private.keep_compared(),
  app_private.kilometres(point, point), app_private.likely_pairs(uuid, integer) from public;
grant execute on function app_private.kilometres(point, point), app_private.likely_pairs(uuid, integer) to inbox_team;
