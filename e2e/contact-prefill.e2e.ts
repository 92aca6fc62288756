import { contactWords } from '#content/contact/contact.ts';
import { prefillWords } from '#content/contact/prefill.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { contactForm, openContact, shownReference, textIn } from './support/contact-form.ts';
import { holdReact } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

/**
 * The query of a link, and the reason and message that it puts into the form: what a server or a browser could spoil. The
 * rules are proven one by one beside them (app/features/contact/prefill.test.ts).
 */
const rules: [title: string, query: string, reason: string, message: string][] = [
  [
    'CONT-07 CONT-08 reason=borrow with book and source',
    '?reason=borrow&book=Quiet%20Focus&source=Books%20Section',
    'borrow',
    'Hello, I looked at “Quiet Focus” in the Books Section and would like to borrow it.',
  ],
  [
    'CONT-12 message overrides the default text',
    '?reason=borrow&book=X&message=Gr%C3%BC%C3%9Fe%0A%22%3Cb%3E%22',
    'borrow',
    'Grüße\n"<b>"',
  ],
  [
    'CONT-11 CONT-20 of a repeated parameter the first counts',
    '?reason=talk&reason=help&topic=One&topic=Two',
    'talk',
    say('en', prefillWords.discuss, { subject: 'One' }),
  ],
  ['CONT-20 an undecodable parameter is ignored', '?reason=talk&topic=%E0%A4%A', 'talk', ''],
  ['CONT-20 control characters are left out', '?message=one%00two%1B', '', 'onetwo'],
  [
    'CONT-08 in German',
    '?reason=borrow&book=Ruhe&source=B%C3%BCcher',
    'borrow',
    'Hallo, ich habe mir „Ruhe“ angesehen (Bücher) und möchte es ausleihen.',
  ],
  ['CONT-09 in German', '?reason=video&video=Pausen', 'talk', say('de', prefillWords.discuss, { subject: 'Pausen' })],
  [
    'CONT-10 in German',
    '?reason=project&topic=Garten',
    'collaboration',
    say('de', prefillWords.collaborate, { project: 'Garten' }),
  ],
];

// One visit for all: a link begins a form, and nothing of the last one is kept.
test('CONT-07 CONT-08 CONT-09 CONT-10 CONT-11 CONT-12 CONT-20 a link fills the form', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const [title, query, reason, message] of rules) {
    const form = await openContact(page, `${title.endsWith('German') ? '/de' : ''}/contact${query}`);
    expect.soft(await textIn(form), title).toEqual({ name: '', email: '', reason, message });
  }
  expect(faults).toEqual([]);
});

test('CONT-07 CONT-16 CONT-18 a prefilled message says that it is, can be changed, and is sent with the words of its reason', async ({
  page,
  live,
}) => {
  const form = await openContact(page, '/contact?reason=question&topic=Sleep&email=ada%2Bsite%40example.org');
  await expect(form.email).toHaveValue('ada+site@example.org');
  await expect(form.message).toHaveAccessibleDescription(/There’s a first sentence already\./u);
  await expect(form.reason.locator('option:checked')).toHaveText('Ask a question');
  await form.name.fill('Ada');
  const words = `And how do you sleep? ${crypto.randomUUID()}`;
  await form.message.fill(words);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const { mail } = await live.mailAbout(words);
  expect(mail.subject).toContain('Eine Frage stellen: Ada');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inGerman) {
    test(`CONT-07 CONT-11 CONT-16 CONT-18 a link fills the form, can be changed, and arrives (${locale})`, async ({
      page,
      live,
    }) => {
      const link = '/contact?reason=question&topic=Schlaf+%26+%22Ruhe%22&email=ada%2Bsite%40example.org';
      await page.goto(inLocale(link, locale));
      const form = contactForm(page, locale);
      const begun = say(locale, prefillWords.discuss, { subject: 'Schlaf & "Ruhe"' });
      expect(await textIn(form)).toEqual({
        name: '',
        email: 'ada+site@example.org',
        reason: 'question',
        message: begun,
      });
      await expect(form.message).toHaveAccessibleDescription(say(locale, contactWords.messageHintPrefilled));
      await form.name.fill('Ada');
      const words = `${begun} ${crypto.randomUUID()}`;
      await form.message.fill(words);
      await form.send.click();
      await expect(page).toHaveURL(/\/thank-you\?reference=EC-/u);
      expect((await live.mailAbout(await shownReference(page))).mail.text).toContain(words);
    });
  }
});

test('CONT-07 CALM-05 what somebody makes of a first sentence before React comes stays, and so does the cursor', async ({
  page,
}) => {
  const arrive = await holdReact(page);
  await page.goto('/contact?reason=borrow&book=Ruhe', { waitUntil: 'commit' });
  const form = contactForm(page);
  await expect(form.message).toHaveValue(/Ruhe/u);
  await form.message.press('Control+Home');
  await form.message.pressSequentially('Dear ');
  arrive();
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  await form.message.pressSequentially('all. ');
  await expect(form.message).toHaveValue(`Dear all. ${say('en', prefillWords.borrow, { book: 'Ruhe' })}`);
  await expect(form.reason).toHaveValue('borrow');
});
