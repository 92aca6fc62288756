import { eventsKey } from '#contract/events.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { newsList, toldList } from '#contract/news.ts';
import { addedId, type EntryValues } from '#contract/page-lists.ts';
import { goLive } from '#server/testing/live-site.ts';
import { both, longestMeeting, meeting } from '#server/testing/meeting.ts';
import { axeFaults, rulesOfColour } from './support/axe.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { photographed } from './support/photographed.ts';
import { beginWalk, expectSoundState, namesOf, walksOfStates } from './support/walks-of-states.ts';

const long = 'Wir sitzen in einem hellen Raum, in dem es leise ist und in dem niemand etwas sagen muss.';
const photo = '0b5c1de0-0000-4000-8000-000000000001';
const moved = { movedFrom: '2097-06-30T15:00', note: both('Der Raum ist im Juli zu.') };
const lines = (...said: string[]) => ({ en: said, de: said });
const answers = ['arrival', 'noise', 'light', 'smells', 'breaks', 'leaving', 'quietRoom', 'bring', 'ask'];
/** About as much as is printed in letters of the usual size (app/pages/event.tsx). */
const notYetLong = {
  ...Object.fromEntries(answers.map((answer) => [answer, both(long)])),
  way: lines(long, long),
  steps: lines(long),
};
/** What a list of events can show. */
const events: readonly EntryValues[] = [
  meeting,
  { ...meeting, begins: '2097-07-02T15:00', ends: '2097-07-02T17:00', ...moved },
  { ...meeting, ...notYetLong, state: 'cancelled', title: both('Abgesagt') },
  longestMeeting,
];
const uuid = (place: number) => `${String(place + 1).repeat(8)}-0000-4000-8000-000000000001`;
const pageOf = (place: number) => `/resources/events/${uuid(place).slice(0, 8)}`;

// The build has no events and no news, so the sweep over its addresses sees their pages empty.
test(`NEWS-02 NEWS-04 NEWS-06 NEWS-22 pages of events and news with something in them are sound at ${walksOfStates(320).map(namesOf).join(', and at ')}, and an event is one sheet with its code, also where each field is as long as it may be`, async ({
  page,
}) => {
  const live = await goLive();
  const rows: readonly (readonly [string, string, EntryValues])[] = [
    ...events.map((said, place) => [eventsKey, uuid(place), said] as const),
    [newsList, uuid(5), { date: '2026-11-20', title: both(long), text: { en: [long], de: [long, long] }, photo }],
    [toldList, uuid(6), { date: '2026-11-21', text: both('Zwei neue Podcasts'), where: '/resources/podcasts' }],
  ];
  await live.inDatabase(async (sql) => {
    await sql`
      insert into public.pictures (id, path, width, height, widths, alt, alt_de)
      values (${photo}, 'library/soup', 800, 600, '{480,800}', 'A pot of soup', 'Ein Topf Suppe')`;
    for (const [list, id, said] of rows)
      await sql`
        insert into app_private.entry_versions (list, entry, state, fields, what)
        values (${list}, ${addedId(id)}, 'shown', ${sql.json(said as never)}, 'Said')`;
  });
  const german = async (path: string) => (await fetch(`${live.url}/de${path}`)).status;
  for (const place of events.keys()) await expect.poll(() => german(pageOf(place))).toBe(200);

  for (const walk of walksOfStates(320))
    for (const path of ['/resources/events', '/news', pageOf(1), pageOf(3)]) {
      const address = inLocale(path, walk.locale);
      await beginWalk(page, walk);
      await visit(page, live.url + address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectSoundState(page, walk, address);
      // What is English was as narrow on dark; colours know no language.
      if (walk.locale === 'de') {
        await expectSound(page, [320]);
        continue;
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await axeFaults(page, rulesOfColour), `${address} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }

  for (const place of events.keys())
    for (const locale of locales) {
      const isLookedAt = place === 0 || events[place] === longestMeeting;
      // The texts of the others are the same in both, and the words around them longer in German.
      if (!isLookedAt && locale === 'en') continue;
      const address = live.url + inLocale(pageOf(place), locale);
      await page.goto(address);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect([address, pdf.match(/\/Type\s*\/Page\b/gu)?.length]).toEqual([address, 1]);
      if (!isLookedAt) continue;
      await page.emulateMedia({ media: 'print' });
      const code = page.locator('#paper img');
      await code.scrollIntoViewIfNeeded();
      await expect(code).not.toHaveJSProperty('naturalWidth', 0);
      const printed = (await page.locator('#paper').textContent()) ?? '';
      expect(new URL(printed).pathname).toBe(new URL(address).pathname);
      expect(await photographed(code)).toBe(printed);
      await page.emulateMedia({ media: null });
    }
  await live.end();
});
