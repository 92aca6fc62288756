import { secondStepWords } from '#content/account/second-step.ts';
import { roleNames, roleOf } from '#content/answers/roles.ts';
import { settingNames } from '#content/answers/settings.ts';
import { associationWords as words } from '#content/team/association.ts';
import { peopleWords } from '#content/team/people.ts';
import { settingGroupNames } from '#content/team/settings.ts';
import { say } from '#contract/words.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { letAnHourPass } from '#server/testing/admins.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { letFactorsGrowOld } from '#server/testing/second-factor.ts';
import { axeFaults } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { bringSession, mailTo, nextCode, type Person, somebody } from './support/signed-in.ts';

// A server of its own: what the association says of itself stands on all pages.
let live: LiveSite;
test.beforeEach(async () => {
  live = await goLive();
});
test.afterEach(() => live.end());
test.use({ viewport: { width: 360, height: 740 } });

const iban = 'site#site.iban';
const former = 'DE02 1203 0000 0000 2020 51';
const next = 'DE89 3704 0044 0532 0130 00';

/** An admin who has been one for a while, and reads German. */
async function admin(name: string): Promise<Person> {
  const person = await somebody(live, { app_metadata: { role: 'admin' }, user_metadata: { name } });
  await live.inDatabase(async (sql) => {
    await letFactorsGrowOld({ sql }, person.id);
    await sql`update auth.users set raw_user_meta_data = raw_user_meta_data || '{"locale": "de"}' where id = ${person.id}`;
  });
  return person;
}

test('NEWS-34 NEWS-35 NEWS-36 NEWS-45 NEWS-61 on a phone, in German: a bank account and a role wait, another admin stops one by the link of the mail, the other counts after an hour, and the way back is in the history', async ({
  page,
}) => {
  const ada = await admin('Ada');
  const bob = await admin('Bob');
  const { email } = await somebody(live, { user_metadata: { name: 'Mira' } });
  await live.inDatabase(async (sql) => {
    await sql`insert into app_private.setting_versions (key, value, author_id, created_at, counts_from)
              values (${iban}, ${sql.json(former)}, ${bob.id}, now(), now())`;
  });
  await live.inDatabase((sql) => letAnHourPass({ sql }));
  const waiting = page.getByRole('region', { name: words.waiting.de });
  const bank = page.getByRole('form', { name: settingGroupNames.bank.de });
  const people = page.getByRole('form', { name: peopleWords.title.de });
  const account = bank.getByLabel(settingNames[iban].de);
  const open = (title: string) => page.getByRole('heading', { name: title, exact: true }).click();
  const htmlOf = async (path: string) => (await page.request.get(live.url + path)).text();

  // With the password alone there is nothing to fill in.
  await bringSession(page, live, { id: ada.id, email: ada.email, password: goodPassword });
  await visit(page, `${live.url}/de/team/association`);
  await expect(page.getByText(secondStepWords.team.de)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);

  await bringSession(page, live, ada);
  await visit(page, `${live.url}/de/team/association`);
  await open(settingGroupNames.bank.de);
  await expect(account).toHaveValue(former);
  await account.fill(next);
  await bank.getByLabel(words.code.de).fill(await nextCode(live, ada));
  await bank.getByRole('button', { name: words.save.de }).click();
  await expect(bank.getByText(words.savedWaits.de)).toBeVisible();
  await open(peopleWords.title.de);
  await people.getByLabel(peopleWords.email.de).fill(email);
  const role = people.getByLabel(peopleWords.role.de);
  await role.selectOption('admin');
  await people.getByLabel(words.code.de).fill(await nextCode(live, ada));
  const answer = await hold(page, '**/functions/v1/settings/roles');
  await people.getByRole('button', { name: words.save.de }).click();
  await role.press('ArrowUp');
  await expect(role.locator('option:not([disabled])')).toHaveText([roleNames.admin.de]);
  await expect(role).toHaveValue('admin');
  answer();
  await expect(people.getByText(words.savedWaits.de)).toBeVisible();
  await expect(role).toHaveValue('team');
  // Both stand at the top, with who, what and until when; visitors see what was.
  const ends = await live.inDatabase(
    (sql) =>
      sql<
        { at: Date }[]
      >`select counts_from as at from app_private.setting_versions where counts_from > now() order by id`,
  );
  const clock = ({ at }: { at: Date }) => at.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  const lines = waiting.getByRole('listitem');
  await expect(lines).toHaveText([
    new RegExp(`^Ada .*${settingNames[iban].de}.*${next}.*${clock(ends[0]!)}`, 'u'),
    new RegExp(`^Ada .*${say('de', roleOf, { email })}.*${roleNames.admin.de}.*${clock(ends[1]!)}`, 'u'),
  ]);
  for (const path of ['/de/support', '/support']) expect(await htmlOf(path)).toContain(former);
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);

  // The other admin comes by the link of the mail; opening it has changed nothing.
  const { text } = await mailTo(live, bob.email, 'setting_changes', 'de');
  expect(text).toContain(next);
  await bringSession(page, live, bob);
  await visit(page, /https?:\/\/\S+\/team\/association/u.exec(text)?.[0] ?? '');
  await expect(lines).toHaveCount(2);
  await lines.filter({ hasText: email }).getByRole('button', { name: words.stop.de }).click();
  await expect(waiting.getByText(words.stopped.de)).toBeVisible();
  await expect(lines).toHaveCount(1);

  await live.inDatabase((sql) => letAnHourPass({ sql }));
  for (const path of ['/de/support', '/support', '/de/mission']) await expect.poll(() => htmlOf(path)).toContain(next);
  await visit(page, `${live.url}/de/team/association`);
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: `${email}: ` })).toHaveCount(0);
  await page.locator('summary').filter({ hasText: words.history.de }).click();
  const entries = page.getByRole('listitem').filter({ hasText: /, (?:Ada|Bob): /u });
  await expect(entries).toHaveText([
    new RegExp(`${email}.*angehalten von Bob`, 'u'),
    new RegExp(`Ada: .*${next}$`, 'u'),
    new RegExp(`Bob: .*${former}`, 'u'),
  ]);

  // Back to what was: in its own form, with a code, and it waits as well.
  await page.getByRole('button', { name: words.bringBack.de }).click();
  await expect(account).toBeFocused();
  await expect(account).toHaveValue(former);
  await bank.getByRole('button', { name: words.save.de }).click();
  await expect(bank.getByText(words.codeEmpty.de).first()).toBeVisible();
  await bank.getByLabel(words.code.de).fill(await nextCode(live, bob));
  await bank.getByRole('button', { name: words.save.de }).click();
  await expect(lines).toHaveText([new RegExp(`^Bob .*${former}`, 'u')]);
  await expect(page.getByRole('button', { name: words.bringBack.de })).toHaveCount(1);
  expect(await htmlOf('/de/support')).toContain(next);
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('CALM-05 of two forms that are sent at once neither answer takes back what the other has shown', async ({
  page,
}) => {
  await bringSession(page, live, await admin('Ada'));
  await visit(page, `${live.url}/de/team/association`);
  const form = (group: 'association' | 'law') => page.getByRole('form', { name: settingGroupNames[group].de });
  const open = (title: string) => page.getByRole('heading', { name: title, exact: true }).click();
  const save = (group: 'association' | 'law') => form(group).getByRole('button', { name: words.save.de }).click();
  await form('association').getByLabel(settingNames['association#association.street'].de).fill('Lange Straße 7');
  let isIn = false;
  const { promise: late, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    '**/functions/v1/settings',
    async (route) => {
      const response = await route.fetch();
      isIn = true;
      await late;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await open(settingGroupNames.law.de);
  await form('law').getByLabel(settingNames['association#association.host'].de).fill('Beispiel-Server');
  await save('association');
  await expect.poll(() => isIn).toBe(true);
  await save('law');
  // So long an answer needs at most that waits for nothing.
  await page.waitForTimeout(1_000);
  letGo();
  for (const group of ['association', 'law'] as const)
    await expect(form(group).getByText(words.saved.de)).toBeVisible();
  await page.locator('summary').filter({ hasText: words.history.de }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /, Ada: / })).toHaveCount(2);
});
