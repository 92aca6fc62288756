import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstAdminWords as words } from '#content/account/first-admin.ts';
import { accountFormWords } from '#content/account/form.ts';
import { partWords } from '#content/account/parts.ts';
import { secondStepWords } from '#content/account/second-step.ts';
import { twoStepsWords } from '#content/account/two-steps.ts';
import { failureWords } from '#content/answers/failures.ts';
import { mailServerNames, unsentWords } from '#content/answers/mail-server.ts';
import { settingNames, settingProblemWords } from '#content/answers/settings.ts';
import { associationPage, associationWords as settingWords } from '#content/team/association.ts';
import { mailServerWords } from '#content/team/mail-server.ts';
import { peopleWords } from '#content/team/people.ts';
import { settingGroupNames } from '#content/team/settings.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { openContact, shownReference, write as writeMessage } from './support/contact-form.ts';
import { countWork } from './support/human-time.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { codeOf } from './support/set-up-app.ts';

// A server of its own: on the one that the other tests share there are admins.
let live: LiveSite;
test.beforeEach(async () => {
  live = await goLive('dist', async () => ({ PUBLIC_SITE_URL: '', SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' }));
});
test.afterEach(() => live.end());
test.use({ viewport: { width: 360, height: 740 } });

test('NEWS-30 NEWS-33 NEWS-55 NEWS-56 NEWS-37 NEWS-39 NEWS-41 NEWS-44 NEWS-45 on a phone, in German: from the link of a fresh server to the association’s own data and the first real message; its four steps take a slow hand less than ten minutes', async ({
  page,
}) => {
  const work = await countWork(page);
  const link = new URL((await readFile(join(live.dataDir, 'setup-link'), 'utf8')).trim());
  const address = live.url + link.pathname;
  await visit(page, address);
  await expect(page.getByRole('heading', { name: words.title.de })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);

  await page.getByLabel(words.name.de).fill('Ada');
  await page.getByLabel(accountFormWords.email.de).fill('ada@example.org');
  // What was typed is there again, but for the password.
  await visit(page, address);
  await expect(page.getByLabel(accountFormWords.email.de)).toHaveValue('ada@example.org');
  await page.getByLabel(accountFormWords.password.de, { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: words.button.de }).click();

  await expect(page).toHaveURL(/\/de\/account$/u);
  await expect(page.getByRole('heading', { name: secondStepWords.roleTitle.de })).toBeVisible();
  await page.getByRole('button', { name: twoStepsWords.begin.de }).click();
  const way = page.getByRole('link', { name: twoStepsWords.openApp.de, includeHidden: true });
  const uri = (await way.getAttribute('href')) ?? '';
  await page.getByLabel(twoStepsWords.code.de).fill(codeOf(uri));
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: twoStepsWords.kept.de }).check();
  await page.getByRole('button', { name: twoStepsWords.done.de }).click();
  await expect(page.getByRole('main').getByRole('link', { name: partWords.inbox.de })).toBeVisible();

  await expect(page.getByRole('main').getByRole('link', { name: associationPage.way.de })).toBeVisible();
  await page.getByRole('link', { name: secondStepWords.setUpGoesOn.de }).click();
  const bank = page.getByRole('form', { name: settingGroupNames.bank.de });
  // One counts once, and here somebody saves several times in a minute.
  const nextCode = async (): Promise<string> => {
    await live.inDatabase((sql) => sql`update auth.mfa_factors set last_totp_step = null`);
    return codeOf(uri);
  };
  // One part is open, the first that is not done; beside each stands what it still needs.
  const open = (title: string) => page.getByRole('heading', { name: title, exact: true }).click();
  await expect(page.getByRole('form')).toHaveCount(1);
  const steps = page.locator('summary').filter({ hasText: /Schritt \d von 4/u });
  await expect(steps).toHaveText([
    /^Name und Anschrift.*Schritt 2 von 4: \d von \d ausgefüllt/u,
    /^Wie man euch erreicht.*Schritt 3 von 4: /u,
    /^Mailserver.*Schritt 3 von 4: fehlt noch/u,
    /^Spenden.*Schritt 4 von 4: /u,
  ]);
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const who = page.getByRole('form', { name: settingGroupNames.association.de });
  const street = settingNames['association#association.street'].de;
  await who.getByLabel(settingNames['association#association.name'].de).fill('Netz Beispielstadt (in Gründung)');
  await who.getByLabel(street).fill('Lange Straße 7');
  // Nothing is lost when the page is loaded anew.
  await visit(page, `${live.url}/de/team/association`);
  await expect(who.getByLabel(street)).toHaveValue('Lange Straße 7');
  await who.getByRole('button', { name: settingWords.save.de }).click();
  await expect(who.getByText(settingWords.saved.de)).toBeVisible();

  // Mails: a server that is not there is said so, and what was typed stands.
  await open(mailServerNames.server.de);
  const mail = page.getByRole('form', { name: mailServerNames.server.de });
  const write = (field: keyof typeof mailServerNames, text: string) =>
    mail.getByLabel(mailServerNames[field].de, { exact: true }).fill(text);
  await write('host', '127.0.0.1');
  await write('port', String(await freePort()));
  await write('from', 'hallo@example.org');
  await write('to', 'team@example.org');
  await mail.getByLabel(settingWords.code.de).fill(await nextCode());
  await mail.getByRole('button', { name: mailServerWords.send.de }).click();
  await expect(mail.getByText(unsentWords.unreachable.de)).toBeVisible();
  await expect(mail.getByLabel(mailServerNames.from.de, { exact: true })).toHaveValue('hallo@example.org');
  await write('port', String(live.mailPort));
  await mail.getByLabel(settingWords.code.de).fill(await nextCode());
  await mail.getByRole('button', { name: mailServerWords.send.de }).click();
  const typing = page.getByRole('form', { name: mailServerWords.numberTitle.de });
  await expect(typing).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  // Whoever looks into their mails meanwhile finds the field again.
  await visit(page, `${live.url}/de/team/association`);
  await typing.getByLabel(mailServerWords.number.de).fill(live.mails()[0]?.mail.text?.match(/\b\d{6}\b/u)?.[0] ?? '');
  await typing.getByRole('button', { name: mailServerWords.keep.de }).click();
  await expect(page.getByText(mailServerWords.kept.de)).toBeVisible();
  await expect(mail.getByLabel(mailServerNames.port.de, { exact: true })).toHaveValue(String(live.mailPort));

  // Where people find the site: proposed only where it is public, and refused where nobody else gets to.
  await open(settingGroupNames.mail.de);
  const reached = page.getByRole('form', { name: settingGroupNames.mail.de });
  const siteUrl = reached.getByLabel(settingNames['site#site.siteUrl'].de);
  await expect(siteUrl).toHaveValue('');
  await siteUrl.fill(live.url);
  await reached.getByRole('button', { name: settingWords.save.de }).click();
  await expect(reached.getByText(settingProblemWords.origin.de).first()).toBeVisible();
  await siteUrl.fill('https://netz.example.org/');
  await reached.getByLabel(settingWords.code.de).fill(await nextCode());
  await reached.getByRole('button', { name: settingWords.save.de }).click();
  await expect(reached.getByText(settingWords.saved.de)).toBeVisible();

  // Money asks for the second step again; on the first day it counts at once.
  await open(settingGroupNames.bank.de);
  await bank.getByLabel(settingNames['site#site.accountHolder'].de).fill('Netz Beispielstadt');
  await bank.getByLabel(settingNames['site#site.iban'].de).fill('DE89 3704 0044 0532 0130 01');
  await bank.getByRole('button', { name: settingWords.save.de }).click();
  await expect(bank.getByText(settingProblemWords.iban.de).first()).toBeVisible();
  await bank.getByLabel(settingNames['site#site.iban'].de).fill('DE89 3704 0044 0532 0130 00');
  await bank.getByLabel(settingWords.code.de).fill(await nextCode());
  await bank.getByRole('button', { name: settingWords.save.de }).click();
  await expect(bank.getByText(settingWords.saved.de)).toBeVisible();

  // The four steps, with a slip in each of the last two, every line read once, and a slow hand.
  const fourSteps = await work.soFar();
  console.log('The four steps of the first day:', fourSteps);
  expect(fourSteps.presses).toBeGreaterThan(15);
  expect(fourSteps.characters).toBeGreaterThan(250);
  expect(fourSteps.minutes).toBeLessThan(10);

  // Somebody else joins: on the first day a role counts at once, and what is wrong is said beside it.
  await open(peopleWords.title.de);
  const people = page.getByRole('form', { name: peopleWords.title.de });
  await people.getByLabel(peopleWords.email.de).fill('mira@example.org');
  await people.getByLabel(settingWords.code.de).fill(await nextCode());
  await people.getByRole('button', { name: settingWords.save.de }).click();
  await expect(people.getByText(failureWords.no_such_account.de)).toBeVisible();
  await live.makeAccount({ email: 'mira@example.org', password: goodPassword });
  await people.getByLabel(settingWords.code.de).fill(await nextCode());
  await people.getByRole('button', { name: settingWords.save.de }).click();
  await expect(people.getByText(peopleWords.saved.de)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'mira@example.org: Team' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);

  // In the HTML of the pages, without scripts.
  const htmlOf = async (path: string) => (await page.request.get(live.url + path)).text();
  expect(await htmlOf('/de/impressum')).toContain('Lange Straße 7');
  expect(await htmlOf('/datenschutz')).toContain('Netz Beispielstadt (in Gründung)');
  for (const path of ['/de/support', '/mission']) expect(await htmlOf(path)).toContain('DE89 3704 0044 0532 0130 00');
  await visit(page, `${live.url}/de/support`);
  await expect(page.getByText('DE89 3704 0044 0532 0130 00', { exact: true })).toBeVisible();

  // The first real message, written by hand, leaves by that mail server.
  const form = await openContact(page, `${live.url}/de/contact`);
  await writeMessage(form, {
    name: 'Mira',
    email: 'mira@example.org',
    reason: 'hello',
    message: 'Guten Tag, ihr alle!',
  });
  await form.send.click();
  const { mail: first } = await live.mailAbout(await shownReference(page));
  expect(first.text).toContain('Guten Tag, ihr alle!');
  console.log('The first day, from the link to the first message:', await work.soFar());
  expect(first.text).toContain('https://netz.example.org/de/team/inbox');
  expect(await htmlOf('/de/mission')).toContain('<link rel="canonical" href="https://netz.example.org/de/mission"/>');
  expect(await htmlOf('/robots.txt')).toContain('https://netz.example.org/sitemap.xml');

  // The mail server goes the way it came.
  await visit(page, `${live.url}/de/team/association`);
  await open(mailServerNames.server.de);
  await open(mailServerWords.removeTitle.de);
  const removal = page.getByRole('form', { name: mailServerWords.removeTitle.de });
  await removal.getByLabel(settingWords.code.de).fill(await nextCode());
  await removal.getByRole('button', { name: mailServerWords.remove.de }).click();
  await expect(page.getByText(mailServerWords.removed.de)).toBeVisible();
  await expect(removal).toBeHidden();

  // The link has ended with its use.
  expect((await page.goto(address))?.status()).toBe(404);
});
