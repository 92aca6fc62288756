import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { eventsKey } from '#contract/events.ts';
import { addedId, type EntryValues } from '#contract/page-lists.ts';
import { both, longestMeeting, meeting } from '#server/testing/meeting.ts';
import { openedLists } from '#server/testing/opened-lists.ts';

const { database, app, read, ...lists } = await openedLists();

/** Publishes an event over what is published of it. Out: the status and what was wrong. */
async function publish(
  id: string,
  change: { values?: EntryValues; state?: string },
): Promise<[number, object | undefined]> {
  const [status, { fields }] = await lists.publish(eventsKey, id, change);
  return [status, fields];
}

/** Announces one that differs from the meeting above. Out: its id, and the address of its page. */
async function announce(change: EntryValues = {}) {
  const uuid = randomUUID();
  const id = addedId(uuid);
  expect(await publish(id, { values: { ...meeting, ...change } })).toEqual([200, undefined]);
  return { id, uuid, path: `/resources/events/${uuid.slice(0, 8)}` };
}
const takeBack = (id: string) => publish(id, { state: 'deleted' });

const calendarAt = async (path: string) => new ICAL.Component(ICAL.parse(await read(path)) as never);
const eventsOf = async (path: string) =>
  (await calendarAt(path)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const eventOf = async (path: string, uuid: string) => {
  const event = (await eventsOf(path)).find(({ uid }) => uid === uuid);
  if (!event) throw new Error(`${path} has no ${uuid}`);
  return event;
};
/** When a calendar program shows an event: each time that is not cancelled. */
async function times({ path, uuid }: { path: string; uuid: string }): Promise<string[]> {
  const calendar = await calendarAt(`${path}.ics`);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const main = calendar.getAllSubcomponents('vevent').find((each) => !each.hasProperty('recurrence-id'));
  if (!zone || !main) throw new Error('A calendar without a time zone, or without an event.');
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const event = new ICAL.Event(main, { strictExceptions: true });
  expect(event.uid).toBe(uuid);
  const found: string[] = [];
  const all = event.iterator();
  for (let next = all.next(); next && found.length < 20; next = all.next()) {
    const { item, startDate } = event.getOccurrenceDetails(next);
    if (statusOf(item) !== 'CANCELLED') found.push(inUtc(startDate));
  }
  return found;
}
const inUtc = (time: ICAL.Time) => time.toJSDate().toISOString();
const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');
const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)]
    .map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Event');

test('NEWS-02 NEWS-10 without events the page says what is there instead and the calendar is whole; a published one is seen at once in both languages, and taken back the stored page is there again', async () => {
  const empty = await calendarAt('/de/events.ics');
  expect([empty.getAllSubcomponents('vevent').length, empty.getAllSubcomponents('vtimezone').length]).toEqual([0, 1]);
  const stored = await read('/de/resources/events');
  expect(stored).toContain('Zurzeit: kein Termin');
  const { id, path } = await announce();
  const list = await read('/de/resources/events');
  expect(list).not.toContain('Zurzeit: kein Termin');
  expect(list).toContain('Dienstag, 2. Juli 2097, 15:00 bis 17:00 Uhr');
  expect(list).toContain(`href="/de${path}"`);
  expect(await read('/resources/events')).toContain('Tuesday, 2 July 2097, 15:00 to 17:00');
  const page = await read(`/de${path}`);
  for (const field of ['way', 'cost', 'languages', 'howMany', 'steps', 'arrival', 'noise', 'light', 'smells'] as const)
    for (const text of [meeting[field] as { de: string | string[] }].flatMap(({ de }) => de))
      expect([field, page.includes(text)]).toEqual([field, true]);
  for (const field of ['breaks', 'leaving', 'quietRoom', 'bring', 'ask'] as const)
    expect([field, page.includes((meeting[field] as { de: string }).de)]).toEqual([field, true]);
  expect(page).toContain('href="/de/contact?reason=hello');
  await takeBack(id);
  expect(await read('/de/resources/events')).toBe(stored);
  expect([(await fetch(app.url + path)).status, (await fetch(`${app.url}${path}.ics`)).status]).toEqual([404, 404]);
});

test('NEWS-02 what is over stands in no list, no search and no site map; its page says so', async () => {
  const { id, path } = await announce({
    begins: '2020-03-03T15:00',
    ends: '2020-03-03T17:00',
    title: both('Long ago'),
  });
  const other = await announce({ title: both('Still to come') });
  expect(await read('/resources/events')).not.toContain('Long ago');
  expect(await read('/search-en.json')).not.toContain('Long ago');
  expect(await read('/sitemap.xml')).not.toContain(path);
  expect(await read(path)).toContain('This event is over.');
  expect(await read(path)).not.toContain('/contact?reason=hello');
  await takeBack(id);
  await takeBack(other.id);
});

test('NEWS-03 the filter is a link and stands in the address: it shows what is for somebody', async () => {
  const mine = await announce({ title: both('For me only') });
  const parents = await announce({ title: both('For parents only'), forWhom: ['parents', 'teachers'] });
  const hidden = (html: string) => [...html.matchAll(/<li[^>]*id="event-(\w+)" hidden/gu)].map(([, id]) => id);
  expect(hidden(await read('/resources/events'))).toEqual([]);
  expect(await read('/resources/events')).toContain('href="/resources/events?for=parents"');
  expect(hidden(await read('/resources/events?for=parents'))).toEqual([mine.uuid.slice(0, 8)]);
  expect(hidden(await read('/resources/events?for=me'))).toEqual([parents.uuid.slice(0, 8)]);
  await takeBack(mine.id);
  await takeBack(parents.id);
});

test('NEWS-04 NEWS-05 NEWS-10 announced, moved, cancelled: page, JSON-LD and calendar say each of it, under one UID with a rising SEQUENCE', async () => {
  const { id, uuid, path } = await announce();
  const first = await eventOf('/events.ics', uuid);
  expect([inUtc(first.startDate), inUtc(first.endDate)]).toEqual([
    '2097-07-02T13:00:00.000Z',
    '2097-07-02T15:00:00.000Z',
  ]);
  expect([first.sequence, statusOf(first), first.summary]).toEqual([0, 'CONFIRMED', 'Quiet tea']);
  expect(first.component.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/Z$/u);
  expect(linkedData(await read(path))).toMatchObject({
    name: 'Quiet tea',
    startDate: '2097-07-02T15:00:00.000+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Library, Main Street 1' },
  });

  const moved = { begins: '2097-12-03T15:00', ends: '2097-12-03T17:00', movedFrom: '2097-07-02T15:00' };
  await publish(id, { values: { ...meeting, ...moved, note: both('The room is taken.') } });
  const second = await eventOf('/de/events.ics', uuid);
  expect([inUtc(second.startDate), second.sequence]).toEqual(['2097-12-03T14:00:00.000Z', 1]);
  expect(second.description).toContain('Verschoben. Geplant war Dienstag, 2. Juli 2097, 15:00 Uhr.');
  for (const at of [path, '/resources/events']) {
    expect(await read(at)).toContain('It was planned for Tuesday, 2 July 2097, 15:00.');
    expect(await read(at)).toContain('The room is taken.');
  }
  expect(linkedData(await read(path))).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2097-07-02T15:00:00.000+02:00',
  });

  await publish(id, { values: { ...meeting, ...moved, state: 'cancelled' } });
  const third = await eventOf(`${path}.ics`, uuid);
  expect([third.sequence, statusOf(third), third.summary]).toEqual([2, 'CANCELLED', 'Cancelled: Quiet tea']);
  for (const at of [path, '/resources/events']) expect(await read(at)).toContain('This event won’t take place.');
  expect(linkedData(await read(path))).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  await takeBack(id);
});

test('NEWS-04 what nobody has said of an event is named on its page, and stands in no calendar', async () => {
  const needed = ['title', 'begins', 'ends', 'place', 'forWhom'];
  const said = Object.fromEntries(
    Object.entries(meeting).map(([path, value]) => [path, needed.includes(path) ? value : null]),
  );
  const { id, path } = await announce(said);
  const page = await read(`/de${path}`);
  for (const names of [
    'die Kosten, die Sprachen, wie viele kommen',
    'wie du hinkommst, was Schritt für Schritt passiert',
    'das Ankommen, Geräusche, Licht, Gerüche, Pausen, das Gehen',
    'ein Ruheraum, was du mitbringen kannst, wen du fragen kannst',
  ])
    expect(page).toContain(`<li>${names}</li>`);
  expect(page).not.toContain('Was dich erwartet');
  const [event] = await eventsOf(`/de${path}.ics`);
  expect(event?.description.split('\n').map((line) => line.replace(/:.*/u, ''))).toEqual(['Für', 'Alles dazu']);
  // Of one that will not take place nobody has to know it.
  expect(await publish(id, { values: { ...said, state: 'cancelled' } })).toEqual([200, undefined]);
  expect(await read(`/de${path}`)).not.toContain('Was hier noch fehlt');
  // A text in one language alone is refused, as that of any field.
  const half = { ...said, noise: { en: 'Soft voices.', de: '' } };
  expect((await publish(id, { values: half }))[0]).toBe(400);
  await takeBack(id);
});

test('NEWS-51 an event that is deleted stays in the calendar as cancelled until its time is past, with nothing but its name and time; what nobody saw or what is over leaves nothing', async () => {
  const { id, uuid, path } = await announce();
  await takeBack(id);
  const gone = await eventOf('/de/events.ics', uuid);
  expect([gone.sequence, statusOf(gone), gone.summary]).toEqual([1, 'CANCELLED', 'Abgesagt: Quiet tea auf Deutsch']);
  expect([inUtc(gone.startDate), gone.location, gone.description]).toEqual([
    '2097-07-02T13:00:00.000Z',
    null,
    'Dieser Termin findet nicht statt.',
  ]);
  const told = await read('/functions/v1/lists/published');
  expect([told.includes('Quiet tea'), told.includes('Main Street')]).toEqual([true, false]);
  expect((await fetch(`${app.url}${path}.ics`)).status).toBe(404);
  await publish(id, { state: 'shown' });
  const again = await eventOf('/events.ics', uuid);
  expect([again.sequence, statusOf(again), again.location]).toEqual([2, 'CONFIRMED', 'Library, Main Street 1']);
  await takeBack(id);

  const draft = addedId(randomUUID());
  await publish(draft, { values: { ...meeting, title: both('Only a plan') }, state: 'hidden' });
  const past = { begins: '2020-03-03T15:00', ends: '2020-03-03T17:00', title: both('Long over') };
  const others = [draft, (await announce(past)).id];
  for (const other of others) expect(await takeBack(other)).toEqual([200, undefined]);
  const uids = (await eventsOf('/events.ics')).map(({ uid }) => addedId(uid));
  expect(others.filter((other) => uids.includes(other))).toEqual([]);
  expect(uids).toContain(id);
});

test('NEWS-09 a series comes back in its rule, in words, on the page, and in the calendar across the change of the clocks', async () => {
  const series = { begins: '2097-10-15T18:00', ends: '2097-10-15T19:30', until: '2097-11-12', notOn: ['2097-10-22'] };
  const weekly = await announce({ ...series, repeats: 'weekly' });
  expect(await read('/resources/events')).toContain('Every Tuesday, 18:00 to 19:30, until 12 November 2097');
  expect(await read('/resources/events')).toContain('Not on 22 October 2097');
  expect(await read('/de/resources/events')).toContain('Das nächste Mal: Dienstag, 15. Oktober 2097');
  expect(await times(weekly)).toEqual([
    '2097-10-15T16:00:00.000Z',
    '2097-10-29T17:00:00.000Z',
    '2097-11-05T17:00:00.000Z',
    '2097-11-12T17:00:00.000Z',
  ]);
  const monthly = await announce({ ...series, repeats: 'monthly', notOn: null, until: '2098-01-31' });
  expect(await read(monthly.path)).toContain('Every third Tuesday of the month');
  expect((await times(monthly)).map((time) => time.slice(0, 10))).toEqual([
    '2097-10-15',
    '2097-11-19',
    '2097-12-17',
    '2098-01-21',
  ]);
  const lastOfMonth = { begins: '2097-10-29T18:00', ends: '2097-10-29T19:00', until: '2097-12-31', notOn: null };
  const last = await announce({ ...lastOfMonth, repeats: 'monthly' });
  expect(await read(`/de${last.path}`)).toContain('Jeden letzten Dienstag im Monat');
  expect((await times(last)).map((time) => time.slice(0, 10))).toEqual(['2097-10-29', '2097-11-26', '2097-12-31']);
  const tooEarly = { ...meeting, repeats: 'weekly', until: '2097-07-01', ends: '2097-07-02T14:00' };
  const [status, fields] = await publish(weekly.id, { values: tooEarly });
  expect([status, Object.keys(fields ?? {}).toSorted()]).toEqual([400, ['ends', 'until']]);
  for (const { id } of [weekly, monthly, last]) await takeBack(id);
});

test('NEWS-52 NEWS-53 one day of a series is moved and another is left out: page, JSON-LD and calendar say which; a day that the series does not have is told', async () => {
  const series = { repeats: 'weekly', begins: '2097-10-15T18:00', ends: '2097-10-15T19:30', until: '2097-11-05' };
  const changed = {
    ...series,
    notOn: ['2097-10-22'],
    moves: ['2097-10-15>2097-10-17T17:00', '2097-10-29>2097-10-28T11:30'],
  };
  const { id, uuid, path } = await announce(changed);
  expect(await times({ path, uuid })).toEqual([
    '2097-10-17T15:00:00.000Z',
    '2097-10-28T10:30:00.000Z',
    '2097-11-05T17:00:00.000Z',
  ]);
  const parts = (await eventsOf('/de/events.ics')).filter(({ uid }) => uid === uuid);
  expect(parts.map((part) => [part.recurrenceId?.toString() ?? '', statusOf(part), part.summary])).toEqual([
    ['', 'CONFIRMED', 'Quiet tea auf Deutsch'],
    ['2097-10-15T18:00:00', 'CONFIRMED', 'Quiet tea auf Deutsch'],
    ['2097-10-22T18:00:00', 'CANCELLED', 'Abgesagt: Quiet tea auf Deutsch'],
    ['2097-10-29T18:00:00', 'CONFIRMED', 'Quiet tea auf Deutsch'],
  ]);
  expect(parts[1]?.description).toContain('Verschoben. Geplant war Dienstag, 15. Oktober 2097, 18:00 Uhr.');
  for (const at of [`/de${path}`, '/de/resources/events']) {
    const page = await read(at);
    expect(page).toContain('Das nächste Mal: Donnerstag, 17. Oktober 2097, 17:00 bis 18:30 Uhr');
    expect(page).toContain('Verschoben: Montag, 28. Oktober 2097, 11:30 bis 13:00 Uhr, statt am 29. Oktober 2097');
    expect(page).toContain('Nicht am 22. Oktober 2097');
  }
  expect(linkedData(await read(path))).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2097-10-17T17:00:00.000+02:00',
    endDate: '2097-10-17T18:30:00.000+02:00',
    previousStartDate: '2097-10-15T18:00:00.000+02:00',
    eventSchedule: { exceptDate: ['2097-10-22', '2097-10-15', '2097-10-29'] },
  });
  const mistyped = { ...meeting, ...series, notOn: ['2097-10-23'], moves: ['2097-12-24>2097-12-25T18:00'] };
  expect(await publish(id, { values: mistyped })).toEqual([
    400,
    {
      notOn: {
        code: 'no_such_day',
        message: expect.stringContaining('on 23.10.2097'),
      },
      moves: {
        code: 'no_such_day',
        message: expect.stringContaining('on 24.12.2097'),
      },
    },
  ]);
  await takeBack(id);
});

test('NEWS-06 what is more than one sheet takes is refused at its field in each language; what was published while more was allowed stays, and can be moved and cancelled as it is', async () => {
  const { id, path } = await announce(longestMeeting);
  const sixLines = ['1', '2', '3', '4', '5', '6'];
  const more = {
    ...longestMeeting,
    place: `${String(longestMeeting['place'])}x`,
    noise: { en: 'Soft voices.', de: 'x'.repeat(141) },
    way: { en: sixLines, de: sixLines },
    moves: [...(longestMeeting['moves'] as string[]), '2098-05-01>2098-05-02T16:00'],
  };
  expect(await publish(id, { values: more })).toEqual([
    400,
    {
      place: { code: 'too_much', message: expect.stringContaining('to 100 characters') },
      'noise.de': { code: 'too_much', message: expect.stringContaining('to 140 characters') },
      'way.en': { code: 'too_many_lines', message: expect.stringContaining('5 lines') },
      'way.de': { code: 'too_many_lines', message: expect.stringContaining('5 lines') },
      moves: { code: 'too_many_lines', message: expect.stringContaining('3 lines') },
    },
  ]);
  const longer = { ...more, notOn: ['2097-09-06'] };
  await database.sql`
    insert into app_private.entry_versions (list, entry, state, fields, what)
    values (${eventsKey}, ${id}, 'shown', ${database.sql.json(longer as never)}, 'Said before')`;
  await expect.poll(() => read(`/de${path}`)).toContain('x'.repeat(141));
  const moved = { ...longer, begins: '2097-09-05T16:00', movedFrom: '2097-09-05T15:00' };
  expect(await publish(id, { values: moved })).toEqual([200, undefined]);
  const cancelled = { ...moved, state: 'cancelled', note: both('Ada is ill.') };
  expect(await publish(id, { values: cancelled })).toEqual([200, undefined]);
  expect(await read(`/de${path}`)).toContain('Ada is ill. auf Deutsch');
  const [status, fields] = await publish(id, { values: { ...cancelled, noise: both('y'.repeat(135)) } });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ['noise.de']]);
  const [, elsewhere] = await publish(id, { values: { ...cancelled, notOn: ['2097-09-07'] } });
  expect(Object.keys(elsewhere ?? {})).toEqual(['notOn']);
  await takeBack(id);
});

test('NEWS-12 a calendar is asked for again each time, and its tag changes with what is published', async () => {
  const { id, path } = await announce();
  for (const at of ['/events.ics', `${path}.ics`]) {
    const answer = await fetch(app.url + at);
    const [type, kept, tag = ''] = ['content-type', 'cache-control', 'etag'].map(
      (name) => answer.headers.get(name) ?? '',
    );
    expect([type, kept]).toEqual(['text/calendar; charset=utf-8', 'no-cache']);
    const again = () => fetch(app.url + at, { headers: { 'if-none-match': tag } });
    expect((await again()).status).toBe(304);
    await publish(id, { values: { ...meeting, cost: both(`It costs more, says ${at}`) } });
    const changed = await again();
    expect([changed.status, (await changed.text()).replaceAll('\r\n ', '').includes('It costs more')]).toEqual([
      200,
      true,
    ]);
  }
  await takeBack(id);
});

test('NEWS-13 an event stands in site map and search; what nobody has announced leads nowhere, however it is asked for', async () => {
  const { id, path } = await announce({ title: both('Paper boats') });
  expect(await read('/sitemap.xml')).toContain(`/de${path}</loc>`);
  const found = (JSON.parse(await read('/search-de.json')) as { path: string; title: string }[]).find(
    (page) => page.path === path,
  );
  expect(found?.title).toBe('Paper boats auf Deutsch');
  for (const at of [
    '/resources/events/-',
    '/resources/events/constructor',
    `${path}.ics.ics`,
    `${path}x`,
    '/resources/events/.ics',
  ])
    expect([at, (await fetch(app.url + at)).status]).toEqual([at, 404]);
  expect((await fetch(`${app.url}${path}/`, { redirect: 'manual' })).headers.get('location')).toBe(path);
  await publish(id, { state: 'hidden' });
  expect([(await fetch(app.url + path)).status, await read('/sitemap.xml')]).toEqual([
    404,
    expect.not.stringContaining(path),
  ]);
  await takeBack(id);
});
