import type { Route } from '@playwright/test';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { sentWords } from '#content/contact/sent.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { letter, openContact, textIn, write } from './support/contact-form.ts';
import { expect, test } from './support/live-test.ts';
import { stopClock } from './support/stopped-clock.ts';

const call = '**/functions/v1/send-email';

const json =
  (status: number, body: unknown, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body), headers });

const page502 = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

const away = 'An unexpected error occurred. Please try again later.';

// No two with the same text follow each other: that of the one before could be taken for it.
const refused: [title: string, answer: (route: Route) => Promise<void>, text: string][] = [
  [
    'an HTTP error with a message',
    json(503, { message: 'We are moving house.' }),
    'Failed to send message: We are moving house.',
  ],
  ['an HTTP error without JSON', page502, 'Failed to send message: Unknown error'],
  ['an HTTP error with an error text', json(400, { error: 'Too short' }), 'Failed to send message: Too short'],
  ['an HTTP error with JSON that says nothing', json(500, {}), 'Failed to send message: Unknown error'],
  [
    'a relay error',
    json(200, { message: 'The function did not start.' }, { 'x-relay-error': 'true' }),
    'Failed to send message: The function did not start.',
  ],
  ['a 200 without a receipt', json(200, {}), 'Failed to send message: Unknown error'],
  [
    'a 200 that carries error',
    json(200, { error: { message: 'Mailbox is full' } }),
    'Failed to send message: Mailbox is full',
  ],
  ['no answer', (route) => route.abort('connectionreset'), away],
];

test('CONT-15 CALM-04 CALM-05 API-01 API-06 whatever ends badly, its text stands beside the form and is announced once, nothing typed is lost, and the next attempt is sent', async ({
  page,
}) => {
  const form = await openContact(page);
  await page.clock.install();
  const words = letter();
  await write(form, words);
  await noteWhatIsHeard(page);
  for (const [title, answer, text] of refused)
    await test.step(title, async () => {
      await page.route(call, answer);
      await form.send.click();
      await expect(form.failure).toHaveText(text);
      await expect(form.send).toHaveAttribute('aria-disabled', 'false');
      expect(await textIn(form)).toEqual(words);
      await page.unroute(call);
    });
  await test.step('it is still there after 6 s', async () => {
    await page.clock.fastForward(6000);
    await expect(form.failure).toHaveText(away);
    await expect(form.failure).toBeInViewport();
    await expect(form.send).toBeFocused();
    expect(await whatWasHeard(page)).toEqual(refused.map(([, , text]) => text));
  });
  await test.step('no answer for 20 seconds: told then, not before, and what was told before goes', async () => {
    await page.route(call, () => {});
    await stopClock(page);
    const asked = page.waitForRequest(call);
    await form.send.click();
    await asked;
    await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(19_000);
    await expect(form.sending).toBeVisible();
    await expect(form.failure).toBeEmpty();
    await page.clock.fastForward(1_500);
    await page.clock.resume();
    await expect(form.failure).toHaveText(away);
    expect(await textIn(form)).toEqual(words);
    await page.unroute(call);
  });
  await test.step("the server's own refusal is shown in its words", async () => {
    await page.route(call, (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), message: 'x'.repeat(70_000) }) }),
    );
    await form.send.click();
    await expect(form.failure).toHaveText(
      'Failed to send message: Your message is too large to send. Please shorten it.',
    );
    await page.unroute(call);
  });
  await form.send.click();
  await expect(form.sent).toBeVisible();
});

test('CONT-15 in German: the connection is gone before anything of the form was loaded: told, kept, and sent later; a refusal is told as well', async ({
  page,
  context,
}) => {
  const form = await openContact(page, '/de/contact');
  await context.setOffline(true);
  const words = letter();
  await write(form, words);
  await form.send.click();
  await expect(form.failure).toHaveText(say('de', contactWords.unreachable));
  expect(await textIn(form)).toEqual(words);
  await context.setOffline(false);
  await page.route(call, json(500, {}));
  // On a phone the button stands at the edge of what is seen, and what is said of it below.
  await page.setViewportSize({ width: 360, height: 740 });
  await form.send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await form.send.click();
  await expect(form.failure).toHaveText(say('de', afterSendingWords.refused, { detail: say('de', sentWords.unknown) }));
  await expect(form.failure).toBeInViewport({ ratio: 1 });
  await page.unroute(call);
  await form.send.click();
  await expect(form.sent).toBeVisible();
});

test('CONT-15 what sends the form never comes, and no answer either: told after 20 seconds each, and the fields can be used again', async ({
  page,
}) => {
  const form = await openContact(page);
  await page.route('**/assets/send-contact-*.js', () => {});
  let calls = 0;
  await page.route(call, () => void (calls += 1));
  const words = letter();
  await write(form, words);
  const asked = page.waitForRequest(call);
  await stopClock(page);
  await form.send.click();
  await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(19_000);
  await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toBe(0);
  await page.clock.fastForward(1_500);
  await asked;
  await page.clock.fastForward(19_000);
  await expect(form.failure).toBeEmpty();
  await page.clock.fastForward(1_500);
  await expect(form.failure).toHaveText(away);
  await expect(form.send).toHaveAttribute('aria-disabled', 'false');
  await form.message.fill(`${words.message} Thank you.`);
});
