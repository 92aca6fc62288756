import { historyActors, historyWords } from '#content/inbox/history.ts';
import { messageWords } from '#content/inbox/message.ts';
import { pairBecause, pairWords, thingWords } from '#content/inbox/things.ts';
import { coordinates } from '#contract/location.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';
import { openedMessage } from './support/open-message.ts';
import { openInbox, ownWord, send } from './support/team-inbox.ts';

const nothing = { description: '', place: '', day: '', phone: '' };

for (const locale of inGerman)
  test(`FIND-19 the team sees a report answer by answer, and says what belongs together (${locale})`, async ({
    page,
    live,
  }) => {
    const word = ownWord();
    const day = '2026-11-02';
    const point = { latitude: 52.52, longitude: 13.405 };
    const lost = await send(live, {
      reason: 'lost-item',
      message: `Lost: ${word}`,
      thing: { ...nothing, item: `${word} key`, place: 'Bus 12', day, phone: '0151 2345' },
    });
    const found = await send(live, {
      name: 'Anonymous',
      email: 'No email provided',
      reason: 'find-the-lost',
      message: `Found: ${word}`,
      thing: { ...nothing, item: word, description: 'It was under a seat.', day, location: point },
    });
    await openInbox(page, live, { locale, address: `/team/inbox?message=${found.id}` });
    const seen = openedMessage(page, locale);
    await expect(seen.heading).toBeFocused();
    const main = page.getByRole('main');
    const thing = main.getByRole('region', { name: thingWords.found[locale], exact: true });
    const where = coordinates(point);
    for (const text of [word, 'It was under a seat.', where, thingWords.nobody[locale], thingWords.noPhoto[locale]])
      await expect(thing).toContainText(text);
    const together = main.getByRole('region', { name: pairWords.title[locale], exact: true });
    await expect(together).toContainText(lost.reference);
    for (const why of ['item', 'day'] as const) await expect(together).toContainText(pairBecause[why][locale]);
    await expectSound(page, [360]);

    const heading = together.getByRole('heading', { name: pairWords.title[locale] });
    const button = (label: string) => together.getByRole('button', { name: label });
    await button(pairWords.dismiss[locale]).click();
    await expect(seen.stays(pairWords.dismissedNow[locale])).toBeVisible();
    await expect(heading).toBeFocused();
    await together.locator('summary').click();
    await button(pairWords.reopen[locale]).click();
    await expect(seen.stays(pairWords.openNow[locale])).toBeVisible();
    await button(pairWords.link[locale]).click();
    await expect(seen.stays(pairWords.linkedNow[locale])).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(together.getByText(pairWords.linked[locale], { exact: true })).toBeVisible();
    await main.locator('summary').filter({ hasText: messageWords.history[locale] }).click();
    await expect(main).toContainText(say(locale, historyWords.pair_linked, { who: historyActors.me[locale] }));
    expect(await axeFaults(page)).toEqual([]);

    await together.getByRole('link', { name: `${word} key` }).click();
    await expect(page).toHaveURL(new RegExp(lost.id, 'u'));
    await expect(main.getByRole('region', { name: thingWords.lost[locale], exact: true })).toContainText('0151 2345');
    await expect(together.getByText(pairWords.linked[locale], { exact: true })).toBeVisible();
    await expectSound(page, [1280, 320]);
  });
