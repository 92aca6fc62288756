import { draftWords } from '#content/forms/draft.ts';
import { homeWords } from '#content/home.ts';
import { pageNames } from '#content/pages.ts';
import { moneyWords } from '#content/support/money.ts';
import { booksWords } from '#content/support/open-books.ts';
import { fundingWords } from '#content/support/support.ts';
import { bookingForm, bookingList, bookingProblems, notEntered } from '#content/team/bookings.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { bookingsOn, enter, giveNow, openBookings, withoutEntries } from './support/bookings.ts';
import { hold, loseAnswers, withoutAnswer } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { noteJoins } from './support/joins.ts';
import { expect, test } from './support/live-test.ts';
import { phoneScreens, sidewaysScroll } from './support/page-checks.ts';
import { bringSession, somebody } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

test.use({ viewport: { width: 360, height: 740 } });
// One site with one set of books: what one test enters, another would count.
test.beforeEach(({ live }) => withoutEntries(live));
test.afterEach(({ live }) => withoutEntries(live));

test('SUM-06 SUM-07 SUM-08 the team enters an income and an expense on a phone, corrects one and takes one back; what is wrong is said in words', async ({
  page,
  live,
}) => {
  const bookings = await openBookings(page, live, await teammate(live));
  await bookings.save.click();
  for (const problem of [
    bookingProblems.noDay,
    bookingProblems.noKind,
    bookingProblems.noPurpose,
    bookingProblems.missing,
  ])
    await expect(bookings.summary.getByRole('link', { name: problem.de })).toBeVisible();
  await bookings.amount.fill('1.234');
  await bookings.save.click();
  await expect(bookings.summary.getByRole('link', { name: bookingProblems.unclear.de })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await bookings.amount.fill('1.234,5');
  await expect(bookings.main.getByText(say('de', bookingForm.reads, { amount: '1.234,50' }))).toBeVisible();
  const gift = {
    day: '2026-11-02',
    kind: 'donation',
    purpose: 'Spenden vom Stand',
    amount: '25,5',
    project: '3d-printer',
  };
  await enter(bookings, gift, 1);
  await expect(bookings.main.getByText(say('de', bookingForm.saved, { number: 1, amount: '25,50' }))).toBeVisible();
  await expect(bookings.purpose).toHaveValue('');
  await enter(bookings, { day: '2026-11-03', kind: 'material', purpose: 'Papier', amount: '8' }, 2);
  await expect(bookings.entry(2)).toContainText(say('de', bookingList.expense, { amount: '8,00' }));

  await bookings.correct(1).click();
  await expect(page.getByRole('heading', { name: say('de', bookingForm.correctTitle, { number: 1 }) })).toBeFocused();
  await expect(bookings.purpose).toHaveValue(gift.purpose);
  await bookings.amount.fill('250');
  // One slip costs nothing of it.
  await bookings.cancel.click();
  await expect(bookings.main.getByText(draftWords.deleted.de)).toBeVisible();
  await bookings.undo.click();
  await expect(page.getByRole('heading', { name: say('de', bookingForm.correctTitle, { number: 1 }) })).toBeFocused();
  await expect(bookings.amount).toHaveValue('250');
  await bookings.saveCorrection.click();
  await expect(bookings.entry(3)).toContainText(say('de', bookingList.corrects, { number: 1 }));
  await expect(bookings.entry(1)).toContainText(say('de', bookingList.correctedBy, { number: 3 }));
  await expect(bookings.entry(1).getByRole('button')).toHaveCount(0);

  await visit(page, '/de/support?tab=projects');
  const raised = (of: string, target: string, percent: number) =>
    page.getByText(say('de', moneyWords.sum, { raised: of, target, percent })).filter({ visible: true });
  await expect(raised('250', '1.200', 21)).toHaveCount(1);
  await expect(page.getByText(fundingWords.example.de)).toHaveCount(0);
  await page.getByRole('link', { name: pageNames['open-books'].de, exact: true }).click();
  await expect(page).toHaveURL('/de/offene-buecher');
  await expect(page.getByText(say('de', booksWords.left, { amount: '242' }))).toBeVisible();
  await page.getByText(say('de', booksWords.entriesOpen, { count: 3 })).click();
  const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(entry('Nr. 1, 2. November 2026')).toContainText('durch Nr. 3: zählt nicht mehr.');
  await page.getByText(booksWords.monthsOpen.de).click();
  await expect(page.getByRole('row', { name: 'November 2026 250,00 8,00' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await phoneScreens(page)).toBeLessThanOrEqual(6);

  await visit(page, '/de/team/bookings');
  const said = 'A sum of a closed year stays';
  const posts = '**/rest/v1/bookings*';
  await page.route(posts, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'P0001', message: said, details: null, hint: null } })
      : route.fallback(),
  );
  await bookings.takeBack(2).click();
  await expect(bookings.main.getByText(said)).toBeVisible();
  await page.unroute(posts);
  await bookings.takeBack(2).click();
  await expect(bookings.entry(2)).toContainText(say('de', bookingList.takenBackBy, { number: 4 }));
  expect(await axeFaults(page)).toEqual([]);
});

test('SUM-03 SUM-05 CALM-05 what was typed survives a lost answer, and the next press enters it once; a session that the server does not count loses nothing, and leads to the second step', async ({
  page,
  live,
}) => {
  const mira = await teammate(live);
  const bookings = await openBookings(page, live, mira);
  const fill = async () => {
    await bookings.day.fill('2026-11-02');
    await bookings.kind.selectOption('grant');
    await bookings.purpose.fill('Zuschuss der Stadt');
    await bookings.amount.fill('300');
  };
  await fill();
  // It arrives, and only the answer is lost. Until then what was chosen stays.
  const answer = await hold(page, '**/rest/v1/bookings*', withoutAnswer);
  await bookings.save.click();
  for (const choice of [bookings.kind, bookings.project]) {
    const before = await choice.inputValue();
    await choice.press('ArrowDown');
    await expect(choice.locator('option:not([disabled])')).toHaveCount(1);
    await expect(choice).toHaveValue(before);
  }
  answer();
  await expect(bookings.main.getByText(notEntered.unreachable.de)).toBeVisible();
  await page.unroute('**/rest/v1/bookings*');
  await page.reload();
  await expect(bookings.purpose).toHaveValue('Zuschuss der Stadt');
  await bookings.save.click();
  await expect(bookings.main.getByText(say('de', bookingForm.saved, { number: 1, amount: '300' }))).toBeVisible();
  expect(await live.inDatabase((sql) => sql`select number from public.bookings`)).toEqual([{ number: '1' }]);

  // Taking it back arrives as well, and neither its answer nor the list comes: whoever presses again was nobody else.
  await loseAnswers(page, '**/rest/v1/bookings*');
  await bookings.takeBack(1).click();
  await expect(bookings.main.getByText(notEntered.unreachable.de)).toBeVisible();
  await expect(bookings.main.getByText(bookingList.notLoaded.de)).toBeVisible();
  await page.unroute('**/rest/v1/bookings*');
  await bookings.takeBack(1).click();
  await expect(bookings.main.getByText(say('de', bookingList.takenBack, { number: 1 }))).toBeVisible();
  await expect(bookings.entry(1)).toContainText(say('de', bookingList.takenBackBy, { number: 2 }));

  await bookings.day.fill('2026-11-02');
  await bookings.kind.selectOption('donation');
  await bookings.purpose.fill('Spende');
  await bookings.amount.fill('5');
  await live.inDatabase((sql) => sql`update auth.sessions set aal = 'aal1' where user_id = ${mira.id}`);
  await bookings.save.click();
  await expect(bookings.main.getByText(notEntered.signedOut.de)).toBeVisible();
  await expect(bookings.main.getByRole('link', { name: notEntered.toSignIn.de })).toBeVisible();
  await expect(bookings.purpose).toHaveValue('Spende');

  await bringSession(page, live, await somebody(live));
  await visit(page, '/de/team/bookings');
  await expect(bookingsOn(page).save).toHaveCount(0);
});

test('SUM-04 whoever corrects what somebody else has corrected meanwhile sees beside their words how it stands now', async ({
  page,
  live,
}) => {
  const bookings = await openBookings(page, live, await teammate(live));
  await enter(bookings, { day: '2026-11-02', kind: 'donation', purpose: 'Spende', amount: '25' }, 1);
  await bookings.correct(1).click();
  await bookings.amount.fill('250');
  await expect(bookings.entry(1)).toBeHidden();
  await live.inDatabase(
    (sql) => sql`
      insert into public.bookings (corrects, booked_on, kind, purpose, cents, phase)
      select id, booked_on, kind, purpose, 2600, phase from public.bookings`,
  );
  await bookings.saveCorrection.click();
  await expect(bookings.main.getByText(notEntered.newer.de)).toBeVisible();
  await expect(bookings.entry(1)).toContainText(say('de', bookingList.correctedBy, { number: 2 }));
  await expect(bookings.entry(1)).toBeVisible();
  await expect(bookings.amount).toHaveValue('250');
});

test('SUM-11 sums in view change while the page is open, without a load or a move; no other page opens a connection', async ({
  page,
  live,
}) => {
  const { sockets } = noteJoins(page);
  const raised = (amount: string, percent: number) =>
    page.getByText(say('de', moneyWords.sum, { raised: amount, target: '5.000', percent }));
  await visit(page, '/de');
  await page.getByRole('heading', { name: homeWords.missionTitle.de }).scrollIntoViewIfNeeded();
  await giveNow(live, 100_000);
  await visit(page, '/de');
  await expect(raised('1.000', 20)).toHaveCount(1);
  expect(sockets, 'no sum, or none in view').toEqual([]);

  await page.evaluate(() => ((window as { stays?: boolean }).stays = true));
  await raised('1.000', 20).scrollIntoViewIfNeeded();
  await expect.poll(() => sockets.length).toBe(1);
  const bar = page.getByRole('progressbar').first();
  const placeOf = async () => Math.round((await bar.boundingBox())?.y ?? 0);
  const place = await placeOf();
  await giveNow(live, 50_050);
  await expect(raised('1.500,50', 30)).toBeVisible();
  await expect(bar).toHaveAttribute('value', '1500.5');
  expect([await placeOf(), await page.evaluate(() => (window as { stays?: boolean }).stays)]).toEqual([place, true]);

  await visit(page, '/de/offene-buecher');
  // One that was opened where no sum is in view would be one too many.
  await expect.poll(() => sockets.length).toBe(2);
  await giveNow(live, 1);
  await expect(page.getByText(say('de', booksWords.in, { amount: '1.500,51' }))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
