import { secondStepWords } from '#content/account/second-step.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { locales } from '#contract/locale.ts';
import { expectSoundFromTop } from './support/account-screens.ts';
import { expect, test } from './support/live-test.ts';
import { hasEntries, inboxList, openInbox, ownWord, send, teammate } from './support/team-inbox.ts';

for (const locale of locales) {
  test(`CALM-16 CALM-17 CALM-20 the list of the inbox, full, empty and with the server away (${locale})`, async ({
    page,
    live,
  }) => {
    // German, whose words are longer, where it is narrow.
    const widths = locale === 'de' ? [360, 320] : [1280];
    const word = ownWord();
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverbandsvorsitzender '.repeat(3);
    for (const [name, reason] of [
      ['Ada', 'borrow'],
      ['W'.repeat(120), 'find-the-lost'],
      ['Lin', 'A reason of their own that is in no list'],
    ] as const)
      await send(live, { name, reason, message: `${word} ${long}`, answer: 'none' });
    await openInbox(page, live, { address: `/team/inbox?q=${word}`, locale });
    await hasEntries(page, 3);
    await expectSoundFromTop(page, widths);

    const list = inboxList(page, locale);
    await list.search.fill(`${word}x`);
    await page.keyboard.press('Enter');
    await expect(list.heading).toBeFocused();
    await hasEntries(page, 0);
    await expectSoundFromTop(page, widths);

    await page.route('**/functions/v1/inbox/**', (route) => route.abort());
    await list.lookAgain.click();
    await expect(page.getByRole('alert').filter({ hasText: inboxProblems.unreachable[locale] })).toBeVisible();
    await expectSoundFromTop(page, widths);
  });
}

test('a sign-in without its second step is led to it, and sees nothing', async ({ page, live }) => {
  await send(live);
  const { id, email, password } = await teammate(live);
  const person = { id, email, password };
  await openInbox(page, live, { person, address: '/team/inbox?box=spam', locale: 'de' });
  await expect(page.getByRole('heading', { name: secondStepWords.title.de })).toBeVisible();
  await expect(page.getByText(secondStepWords.team.de)).toBeVisible();
  await hasEntries(page, 0);
  await expect(page.getByRole('link', { name: secondStepWords.go.de })).toHaveAttribute(
    'href',
    `/de/signin?next=${encodeURIComponent('/de/team/inbox?box=spam')}`,
  );
  await expectSoundFromTop(page, [360, 1280]);
});
