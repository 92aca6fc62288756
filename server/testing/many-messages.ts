import type { Database } from '#server/postgres/connect.ts';

// By ids of 1,000 texts: every second, three in a hundred, one in a hundred and one in a thousand of them.
const placed = [
  { word: 'Danke', from: 1, every: 2 },
  { word: 'Fahrräder', from: 3, every: 33 },
  { word: 'libraries', from: 7, every: 33 },
  { word: 'Kopfhörer', from: 50, every: 100 },
  { word: 'Schildkröte', from: 500, every: 1000 },
];

const common =
  `hallo ich habe eine frage zu euch und wir würden gern mitmachen wann ist das nächste treffen vielen dank für
  die hilfe mein kind ist autistisch mit freundlichen grüßen können wir ein buch leihen hello i have a question about
  your group we would like to take part when is the next meeting thank you for the help my child is autistic kind
  regards could we borrow a book it was very helpful to read this page schule lehrerin arbeit kollegen leise laut licht
  school teacher work colleagues quiet noise light diagnose termin warten angst freude freunde familie diagnosis
  appointment waiting fear joy friends family`.split(/\s+/u);

/**
 * Fills the messages of a test's database, after emptying it: `count` of them in a thousand different texts of both
 * languages, mostly done, the newest 40 open, some spam and deleted, a few with mails that do not arrive. Words of a
 * known frequency are in them (`Danke`, `Fahrräder`, …), and in the middle one message of Ottokar.
 */
export async function makeMessages(sql: Database, count: number, caretakerId: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local statement_timeout = 0; set local maintenance_work_mem = '256MB'; set local work_mem = '64MB';
      set local synchronous_commit = off; truncate app_private.messages restart identity cascade;
      select setseed(0.5);`);
    await tx`
      create temp table texts on commit drop as
      select id, body, app_private.words_of(body) as words from (
        select id, string_agg(case when random() < 0.6 then (${common}::text[])[1 + floor(${common.length} * random())]
                                   else 'wort' || translate(floor(20000 * random() ^ 3)::text, '0123456789', 'aeioulmnrt') end, ' ')
                   || coalesce((select ' ' || string_agg(p.word, ' ') from jsonb_to_recordset(${tx.json(placed)}) p (word text, "from" int, "every" int)
                                where (id - p."from") % p."every" = 0), '') as body
        from generate_series(1, 1000) id, generate_series(1, 25) where id > 0 group by id) t`;
    // Words are made by the thousand texts instead of by each message, indexes at the end, and nobody is told of each
    // message: it is a test that waits.
    const indexes = await tx<{ name: string; made: string }[]>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = 'app_private.messages'::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)`;
    await tx.unsafe(`alter table app_private.messages alter column words drop expression if exists;
      alter table app_private.messages disable trigger user`);
    for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
    await tx`
      insert into app_private.messages (reference, name, email, reason_id, reason_label, message, locale, answer, suspected,
                                        state, caretaker_id, read_at, answered_at, deleted_at, delivery, created_at, words)
      select r, n, 'm' || i || '@example.org', reason, coalesce(reason, 'Sonstiges'), body, case when i % 3 = 0 then 'en' else 'de' end,
             case when i % 7 = 0 then 'none' when i % 2 = 0 then 'email' end,
             case when i % 50 = 1 then 'honeypot' end,
             case when i > ${count} - 15 then 'new' when i > ${count} - 40 then 'waiting' else 'done' end,
             case when i % 3 = 0 then ${caretakerId}::uuid end,
             case when i <= ${count} - 20 then now() end, case when i <= ${count} - 40 then now() end,
             case when i % 100 = 2 then now() end,
             case when i % 50 = 1 then 'none' when i > ${count} - 5 then 'failing' when i > ${count} - 9 then 'underway' when i = ${count / 2} then 'bounced' else 'sent' end,
             now() - make_interval(mins => (${count} - i) * 10),
             words || array_to_tsvector(array['ec', lower(substr(r, 4, 4)), lower(substr(r, 9)), lower(n), 'm' || i])
      from (
        select i, 'EC-' || upper(substr(md5(i::text), 1, 4) || '-' || chr(103 + i / 65536) || to_hex(i % 65536)) as r,
               case when i = ${count / 2} then 'Ottokar' else 'Name' || i % 4000 end as n,
               (array['hello', 'hello', 'help', 'borrow', 'share', 'find-the-lost', 'feedback', null])[1 + i % 8] as reason,
               t.body, t.words
        from generate_series(1, ${count}) i join texts t on t.id = 1 + i * 7919 % 1000 order by i) made`;
    for (const { made } of indexes) await tx.unsafe(made);
    await tx.unsafe('alter table app_private.messages enable trigger user');
    await tx`
      insert into app_private.mail_outbox (kind, message_id, header_id, sender_name, subject, body_text, body_html)
      select 'message', id, id, name, '', '', '' from app_private.messages where delivery = 'underway'`;
  });
  await sql.unsafe('vacuum analyze app_private.messages');
}
