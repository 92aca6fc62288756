import { letter, openContact, shownReference, textIn, write } from './support/contact-form.ts';
import { goLive } from '#server/testing/live-site.ts';
import { expect, test } from './support/live-test.ts';

test('CONT-15 CALM-05 the server dies under the open form: told, nothing lost, and sent when it is back', async ({
  page,
}) => {
  const live = await goLive();
  const form = await openContact(page, `${live.url}/contact`);
  const words = letter();
  await write(form, words);
  await live.killServer();
  await form.send.click();
  await expect(form.failure).toHaveText('An unexpected error occurred. Please try again later.');
  expect(await textIn(form)).toEqual(words);

  await live.startServer();
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const { mail } = await live.mailAbout(await shownReference(page));
  expect(mail.text).toContain(words.message);
  expect((await live.stored()).map(({ message }) => message)).toEqual([words.message]);
  await live.end();
});
