import type { Page } from '@playwright/test';
import { pages } from '#app/paths.ts';
import type { Receipt } from '#contract/message.ts';
import { statusPath } from '#contract/status.ts';
import { call } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { liveMember, publishText } from '#server/testing/live-editor.ts';
import { goLive } from '#server/testing/live-site.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { openedMessage } from './support/open-message.ts';
import { bringSession } from './support/signed-in.ts';
import { send, teammate } from './support/team-inbox.ts';

// It would run wherever it became markup, leave an attribute, or add a line to the head of a mail.
const markup = `"><img src=x onerror="hit=1"><svg onload=hit=1></svg><script>hit=1</script>=?utf-8?q?=0D=0ABcc:_x@evil.example?=`;
const lines = `${markup}\r\n.\r\nBcc: x@evil.example\r\n\r\n<a href="javascript:hit=1">${markup}</a>`;
const thing = {
  item: markup,
  description: lines,
  place: markup,
  day: '2026-05-31',
  phone: '"><img src=x onerror=hit=1>',
  location: { latitude: 51.5, longitude: 7.4, address: markup },
};
const kinds: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'the contact form': { reason: 'hello' },
  'a book to borrow': { reason: 'borrow' },
  'a found thing': { reason: 'find-the-lost', html: lines, thing },
  'a lost thing': { reason: 'lost-item', html: lines, thing },
  'a notice of a transfer': { reason: 'bank-transfer' },
  'a reason of their own': { reason: '<img src=x onerror=hit=1>"></title>' },
};

/** Nothing of what was written has become a part of the page, on screen and on paper. */
async function expectOnlyWords(page: Page): Promise<void> {
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    expect(
      await page.evaluate(() => [
        'hit' in globalThis,
        document.querySelectorAll('[onerror], [onload], [src="x"], [href^="javascript:"]').length,
        [...document.scripts].filter((script) => script.text.includes('hit=1')).length,
      ]),
    ).toEqual([false, 0, 0]);
  }
  await page.emulateMedia({ media: 'screen' });
}

test('SEC-14 what a stranger writes into any field stays words: in the mail, the inbox, on its status and on paper', async ({
  page,
  live,
}) => {
  const mira = await teammate(live, `Mira ${markup}`);
  await bringSession(page, live, mira);
  for (const [kind, fields] of Object.entries(kinds)) {
    const written = { name: markup, message: lines, page: `/contact?${markup}`, ...fields };
    const { id, reference, status }: Receipt = await send(live, written);
    const { raw, mail, envelope } = await live.mailAbout(reference);
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect([kind, envelope.to, head]).toEqual([kind, ['team@example.org'], expect.not.stringMatching(/^bcc:/imu)]);
    expect([kind, mail.html]).toEqual([kind, expect.not.stringMatching(/<(?:img|svg|script)|href="javascript/iu)]);

    // On screen the others are like one of these two: with the details of a thing, or without.
    if (!('thing' in fields) && !(fields['reason'] ?? '').toString().includes('<')) continue;
    await visit(page, `/team/inbox?message=${id}`);
    const seen = openedMessage(page);
    await expect(seen.text).toContainText('onerror');
    await seen.note.fill(lines);
    await seen.saveNote.click();
    await expect(seen.notes.getByRole('listitem')).toContainText('onerror');
    await expectOnlyWords(page);
    await visit(page, statusPath(status, 'en'));
    await expectOnlyWords(page);
  }
  await visit(page, '/team/inbox');
  await expect(page.getByRole('main').getByRole('link', { name: 'onerror' }).first()).toBeVisible();
  await expectOnlyWords(page);
});

test('SEC-14 the name in a sign-up, a text of the team and what is typed on a sheet stay words', async ({ page }) => {
  // Of its own: what is published here, others would read.
  const live = await goLive();
  try {
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { email, password: 'an otter sleeps at noon 7', data: { name: lines, full_name: lines } };
    expect((await call(live, 'POST', '/signup', { body })).status).toBe(200);
    const { raw, mail } = await eventually(
      'the mail of a sign-up',
      () => live.mails().find(({ envelope }) => envelope.to.includes(email)),
      20_000,
    );
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/imu);
    expect(mail.html).not.toMatch(/<(?:img|svg|script)|href="javascript/iu);

    await publishText(live.url, await liveMember(live), markup);
    await expect(async () => {
      await visit(page, `${live.url}/help-now`);
      await expect(page.getByRole('main')).toContainText('onerror', { timeout: 1000 });
    }).toPass();
    await expectOnlyWords(page);

    await visit(page, live.url + pages['printables/school-letter']);
    const [field] = await page.getByRole('main').getByRole('textbox').all();
    await field?.fill(markup.slice(0, Number(await field.getAttribute('maxlength'))));
    await expectOnlyWords(page);
  } finally {
    await live.end();
  }
});
