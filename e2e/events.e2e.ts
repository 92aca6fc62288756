import ICAL from 'ical.js';
import { entryProblemWords } from '#content/answers/lists.ts';
import { contactWords } from '#content/contact/contact.ts';
import { audienceWords } from '#content/resources/audience.ts';
import { eventsPage, eventWords, unsaidWords } from '#content/resources/event-words.ts';
import { filterWords } from '#content/resources/filter.ts';
import { formSectionWords } from '#content/team/form-sections.ts';
import {
  entryWords,
  listRemovedWords,
  listWords as words,
  otherLanguageWords,
  takeOverWords,
} from '#content/team/page-lists.ts';
import { textDialogWords } from '#content/team/page-texts.ts';
import { eventsKey } from '#contract/events.ts';
import { say } from '#contract/words.ts';
import { goLive } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { listOn, openLists } from './support/lists-of-pages.ts';
import { expect, test } from './support/live-test.ts';
import { bringSession } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

const title = { german: 'Stiller Tee', english: 'Quiet tea' };
/** What can be said of it later, in both languages. */
const said = {
  way: ['Von der Haltestelle nach links.\nKeine Stufen.', 'From the stop to the left.\nNo steps.'],
  cost: ['Kostet nichts', 'Nothing'],
  languages: ['Deutsch und Englisch', 'German and English'],
  howMany: ['Etwa acht Menschen', 'About eight people'],
  steps: ['Du kommst an.\nWir trinken Tee.\nWer mag, erzählt.', 'You arrive.\nWe drink tea.\nWhoever likes to, talks.'],
  arrival: ['Ada macht die Tür auf.', 'Ada opens the door.'],
  noise: ['Leise Stimmen, keine Musik.', 'Soft voices, no music.'],
  light: ['Tageslicht.', 'Daylight.'],
  smells: ['Es riecht nach Tee.', 'It smells of tea.'],
  breaks: ['Wann du magst.', 'Whenever you like.'],
  leaving: ['Du gehst einfach.', 'You just leave.'],
  quietRoom: ['Gleich nebenan.', 'Right next door.'],
  bring: ['Nichts.', 'Nothing.'],
  ask: ['Ada, sie trägt einen blauen Schal.', 'Ada, she wears a blue scarf.'],
} as const;

test('NEWS-14 NEWS-06 NEWS-07 NEWS-51 NEWS-53 on a phone, in German: an event is announced, moved, cancelled, made a series and deleted, and calendars, visitors without JavaScript and paper have all of it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const live = await goLive();
  const feed = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(`${live.url}/de/events.ics`)).text()) as never);
    return calendar.getAllSubcomponents('vevent').map((part) => {
      const { uid, summary, startDate, sequence } = new ICAL.Event(part);
      const status = String(part.getFirstPropertyValue('status'));
      return { uid, summary, starts: startDate.toString(), sequence, status };
    });
  };
  await bringSession(page, live, await teammate(live, 'Ada'));
  await openLists(page, live, '/de/resources/events');
  const list = listOn(page, eventsKey);
  await list.open.click();
  await expect(list.dialog.getByText(words.none.de)).toBeVisible();
  const missed: string[] = [];
  page.on('response', (answer) => void (answer.status() === 404 && missed.push(answer.url())));
  await list.button(words.add).click();
  // Five questions, and no more before them; of a part with much missing what is wrong is one line, which leads into it.
  await expect(list.dialog.locator('form :is(input:not([type=checkbox]), select, textarea):visible')).toHaveCount(4);
  await expect(list.part('change')).toHaveCount(0);
  await expect(list.button(textDialogWords.publish)).toHaveCount(0);
  await list.button(otherLanguageWords.next).click();
  await expect(list.problems.getByRole('heading')).toBeInViewport();
  await expect(list.problems.getByRole('link')).toHaveText([/5/u]);
  await list.problems.getByRole('link').press('Enter');
  await expect(list.german('title')).toBeFocused();
  await list.german('title').fill(title.german);
  await list.field('place').fill('Bücherei, Hauptstraße 1');
  await list.dialog.getByLabel(audienceWords.parents.de, { exact: true }).check();
  // The end follows the beginning.
  await list.field('begins').fill('2097-07-01T15:00');
  await expect(list.field('ends')).toHaveValue('2097-07-01T17:00');
  await list.field('ends').fill('2097-07-01T14:00');
  // What is wrong in a part that is closed is led to as well.
  await list.part('like').click();
  await list.german('noise').fill('Leise. '.repeat(30));
  await list.part('like').click();
  await list.button(otherLanguageWords.next).click();
  await expect(list.problems).toBeFocused();
  await list.problems.getByRole('link').first().press('Enter');
  await expect(list.field('ends')).toBeFocused();
  await expect(list.dialog.getByText(entryProblemWords.order.de, { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await list.field('ends').fill('2097-07-01T17:00');
  await list.field('begins').fill('2097-07-02T15:00');
  await expect(list.field('ends')).toHaveValue('2097-07-02T17:00');
  await expect(list.german('noise')).toBeHidden();
  await list.problems.getByRole('link').last().press('Enter');
  await expect(list.german('noise')).toBeFocused();
  await list.german('noise').fill(said.noise[0]);
  await expect(list.dialog.getByText(say('de', formSectionWords.some, { count: 1, all: 7 }))).toBeVisible();
  await list.german('noise').fill('');

  // Then the other language, beside what was said in this one. It is not published without.
  await list.button(otherLanguageWords.next).click();
  await expect(list.other).toBeInViewport();
  await expect(list.dialog.getByRole('paragraph').filter({ hasText: title.german })).toBeVisible();
  await expect(list.problems).toHaveCount(0);
  await list.button(textDialogWords.publish).click();
  await list.problems.getByRole('link').press('Enter');
  await expect(list.english('title')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  // What is not there yet is not asked for.
  expect(missed).toEqual([]);
  await list.english('title').fill(title.english);
  await list.button(textDialogWords.publish).click();
  // Below the button, and brought into view. Above it no part comes: not every browser would hold the button in its place.
  await expect(list.dialog.getByText(entryWords.published.de)).toBeInViewport();
  await expect(list.part('change')).toHaveCount(0);
  const seenAt = await list.dialog.getByRole('link', { name: entryWords.see.de }).getAttribute('href');
  const [announced] = await feed();
  expect(announced).toMatchObject({
    summary: 'Stiller Tee',
    starts: '2097-07-02T15:00:00',
    sequence: 0,
    status: 'CONFIRMED',
  });

  // A visitor without JavaScript.
  const visitor = await browser.newPage({
    baseURL: live.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const main = visitor.getByRole('main');
  await visitor.goto('/de/resources/events');
  await main.getByRole('link', { name: filterWords.me.de, exact: true }).click();
  await expect(main.getByRole('heading', { name: title.german })).toBeHidden();
  await main.getByRole('link', { name: filterWords.parents.de, exact: true }).click();
  await main.getByRole('link', { name: `${eventsPage.open.de}: ${title.german}` }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title.german);
  expect(new URL(visitor.url()).pathname).toBe(seenAt);
  // What nobody has said yet is named in a few lines, and can be asked.
  await expect(main.getByRole('listitem').filter({ hasText: unsaidWords.smells.de })).toHaveText(
    'das Ankommen, Geräusche, Licht, Gerüche, Pausen, das Gehen',
  );
  const named = (await main.getByRole('listitem').allInnerTexts()).join(', ');
  for (const { de } of Object.values(unsaidWords)) expect(named).toContain(de);
  await main.getByRole('link', { name: eventWords.askAbout.de }).click();
  await expect(visitor.getByLabel(contactWords.message.de, { exact: true })).toHaveValue(/Frage zu „Stiller Tee“/u);
  await visitor.goBack();
  // The team sees in its list that something is missing.
  await list.button(entryWords.back).click();
  await expect(list.dialog.getByText(say('de', words.unsaid, { count: 14 }))).toBeVisible();
  await list.act(words.edit, title.german).click();
  for (const part of ['who', 'day', 'like', 'ask']) await list.part(part).click();
  for (const [field, [german]] of Object.entries(said)) await list.german(field).fill(german);
  await expect(list.dialog.getByText(say('de', formSectionWords.left, { count: 14 }))).toBeVisible();
  await list.other.click();
  for (const [field, [, english]] of Object.entries(said)) await list.english(field).fill(english);
  await expect(list.dialog.getByText(formSectionWords.filled.de)).toHaveCount(6);
  await list.dialog.getByLabel(textDialogWords.what.de).fill('Genauer gesagt');
  await list.button(textDialogWords.publish).click();
  await expect.poll(feed).toEqual([{ ...announced, sequence: 1 }]);
  await visitor.reload();
  await expect(main.getByRole('heading', { name: eventWords.unknown.de })).toHaveCount(0);
  const lines = (await main.innerText()).split('\n').map((line) => line.trim());
  for (const [german] of Object.values(said)) for (const line of german.split('\n')) expect(lines).toContain(line);
  for (const fact of [
    'Dienstag, 2. Juli 2097, 15:00 bis 17:00 Uhr',
    'Bücherei, Hauptstraße 1',
    audienceWords.parents.de,
  ])
    await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  const pdf = (await visitor.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.locator('#paper')).toContainText(new URL(visitor.url()).pathname);
  await expect
    .poll(() => visitor.locator('#paper img').evaluate((code: HTMLImageElement) => code.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.emulateMedia({ media: 'screen' });
  const address = visitor.url();
  await main.getByRole('link', { name: eventWords.comeLabel.de }).click();
  await expect(visitor.getByLabel(contactWords.message.de, { exact: true })).toHaveValue(
    /„Stiller Tee“ kommen \(Dienstag, 2\. Juli 2097, 15:00 bis 17:00 Uhr\)/u,
  );

  // Moved.
  await list.part('change').click();
  await list.field('begins').fill('2097-12-03T15:00');
  await expect(list.field('ends')).toHaveValue('2097-12-03T17:00');
  await list.field('movedFrom').fill('2097-07-02T15:00');
  await list.german('note').fill('Der Raum ist im Juli zu.');
  await list.english('note').fill('The room is closed in July.');
  await list.dialog.getByLabel(textDialogWords.what.de).fill('Verschoben');
  await list.button(textDialogWords.publish).click();
  await expect.poll(feed).toEqual([{ ...announced, starts: '2097-12-03T15:00:00', sequence: 2 }]);
  await visitor.goto(address);
  await expect(main.getByText('Geplant war Dienstag, 2. Juli 2097, 15:00 Uhr.')).toBeVisible();
  await expect(main.getByText('Der Raum ist im Juli zu.')).toBeVisible();

  // Cancelled.
  await list.field('state').selectOption('cancelled');
  await list.dialog.getByLabel(textDialogWords.what.de).fill('Abgesagt');
  await list.button(textDialogWords.publish).click();
  await expect.poll(feed).toEqual([
    {
      ...announced,
      summary: `${eventWords.cancelled.de}: ${title.german}`,
      starts: '2097-12-03T15:00:00',
      sequence: 3,
      status: 'CANCELLED',
    },
  ]);
  for (const at of [address, '/de/resources/events']) {
    await visitor.goto(at);
    await expect(main.getByText(eventWords.cancelledText.de)).toBeVisible();
  }

  // A series, of which one day is left out and another one moves.
  await list.field('state').selectOption('');
  await list.field('movedFrom').fill('');
  await list.part('series').click();
  await list.field('repeats').selectOption('weekly');
  await list.field('until').fill('2097-12-24');
  await list.field('notOn').fill('10.12.2097');
  await list.field('moves').fill('18.12.2097 auf 19.12.2097, 16:00 Uhr');
  await list.dialog.getByLabel(textDialogWords.what.de).fill('Jetzt jede Woche');
  await list.button(textDialogWords.publish).click();
  await expect(list.problems).toBeFocused();
  await list.problems.getByRole('link').press('Enter');
  await expect(list.field('moves')).toBeFocused();
  await expect(
    list.dialog.getByText(say('de', entryProblemWords.no_such_day, { about: '18.12.2097' }), { exact: true }),
  ).toBeVisible();
  await list.field('moves').fill('17.12.2097 auf 18.12.2097, 16:00 Uhr');
  await list.button(textDialogWords.publish).click();
  await expect(list.dialog.getByText(entryWords.published.de)).toBeVisible();
  await expect(list.field('moves')).toHaveValue('17.12.2097 → 18.12.2097 16:00');
  const first = { ...announced, starts: '2097-12-03T15:00:00', sequence: 4 };
  const cancelled = { summary: `${eventWords.cancelled.de}: ${title.german}`, status: 'CANCELLED' };
  await expect
    .poll(feed)
    .toEqual([
      first,
      { ...first, ...cancelled, starts: '2097-12-10T15:00:00' },
      { ...first, starts: '2097-12-18T16:00:00' },
    ]);
  await visitor.goto(address);
  await expect(
    main.getByText(/Verschoben: Mittwoch, 18\. Dezember 2097, 16:00 bis 18:00 Uhr, statt am 17\. Dezember 2097/u),
  ).toBeVisible();
  await visitor.close();
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 360, height: 740 });
  for (const at of [address, `${live.url}/de/resources/events`]) {
    await reader.goto(at);
    expect(await axeFaults(reader)).toEqual([]);
  }

  // The next one begins with its texts, and with a day of its own.
  await list.button(entryWords.back).click();
  await expect(list.act(words.edit, title.german)).toBeFocused();
  await expect(list.dialog.getByText(say('de', words.unsaid, { count: '' }))).toHaveCount(0);
  await list.button(words.add).click();
  await list.dialog.getByLabel(takeOverWords.label.de).selectOption({ label: title.german });
  await list.button(takeOverWords.take).click();
  await expect(list.dialog.getByText(takeOverWords.taken.de)).toBeVisible();
  await expect(list.english('title')).toHaveValue(title.english);
  await expect(list.field('begins')).toHaveValue('');
  await expect(list.parts.filter({ hasText: formSectionWords.filled.de })).toHaveCount(5);
  await expect(list.parts.filter({ hasText: formSectionWords.optional.de })).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await list.button(textDialogWords.bringBack).click();
  await expect(list.english('title')).toHaveValue('');

  // Deleted: who follows the calendar is told.
  await list.button(entryWords.back).click();
  await list.act(words.remove, title.german).click();
  await expect(list.dialog.getByText(listRemovedWords[eventsKey]?.de ?? '')).toBeVisible();
  expect(await feed()).toEqual([{ ...first, ...cancelled, sequence: 5 }]);
  await live.end();
});
