import { partWords as parts } from '#content/account/parts.ts';
import { secondStepWords as words } from '#content/account/second-step.ts';
import { adminWords } from '#content/team/admin-panel.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { newAdmin, partOf, panelOn } from './support/admin.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { keepCodes, setUpApp } from './support/set-up-app.ts';
import { bringSession, signInOnScreen, somebody } from './support/signed-in.ts';
import { inboxList } from './support/team-inbox.ts';

const newTeam = { app_metadata: { role: 'team' }, hasApp: false } as const;

test('the first sign-in of somebody of the team leads through setting up a second step, and then the role counts', async ({
  page,
  live,
}) => {
  const mira = await somebody(live, newTeam);
  await visit(page, '/signin?next=%2Fteam%2Finbox');
  await signInOnScreen(page, live, mira);
  await expect(page).toHaveURL(/\/account$/u);
  await expect(page.getByRole('heading', { name: words.roleTitle.en })).toBeVisible();
  await expect(page.getByText(words.roleText.en)).toBeVisible();
  // What does not count yet is not offered.
  await expect(page.getByRole('main').getByRole('link', { name: parts.inbox.en })).toHaveCount(0);
  const part = page.getByRole('group').filter({ has: page.getByRole('heading', { name: parts.twoSteps.en }) });
  await setUpApp(page, part);
  await expect(page.getByRole('status').filter({ hasText: words.roleCounts.en })).toBeVisible();
  await keepCodes(part);
  await page.getByRole('main').getByRole('link', { name: parts.inbox.en }).click();
  await expect(inboxList(page).start).toBeVisible();
});

test('a role that is younger than the session leads to the second step, too, and offers nothing before', async ({
  page,
  live,
}) => {
  const mira = await somebody(live);
  await bringSession(page, live, mira);
  await live.inDatabase(
    (sql) =>
      sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "team"}' where email = ${mira.email}`,
  );
  await visit(page, '/account');
  await expect(page.getByRole('heading', { name: words.roleTitle.en })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: parts.inbox.en })).toHaveCount(0);
  const part = page.getByRole('group').filter({ has: page.getByRole('heading', { name: parts.twoSteps.en }) });
  await setUpApp(page, part);
  await expect(page.getByRole('status').filter({ hasText: words.roleCounts.en })).toBeVisible();
  await keepCodes(part);
  await expect(page.getByRole('main').getByRole('link', { name: parts.inbox.en })).toBeVisible();
});

test('the inbox, the projects and the admin panel say what a role waits for, and lead there', async ({
  page,
  live,
}) => {
  const mira = await somebody(live, newTeam);
  await bringSession(page, live, mira);
  await visit(page, '/de/team/inbox');
  await expect(page.getByRole('heading', { name: words.roleTitle.de })).toBeVisible();
  await expect(page.getByText(words.roleText.de)).toBeVisible();
  await expect(page.getByRole('link', { name: words.roleGo.de })).toHaveAttribute('href', '/de/account');

  await visit(page, '/team/projects');
  const editor = page.getByRole('region', { name: editorWords.title.en, exact: true });
  await expect(editor.getByText(words.roleText.en)).toBeVisible();
  await expect(editor.getByRole('link', { name: words.roleGo.en })).toHaveAttribute('href', '/account');

  const admin = await newAdmin(live, { app_metadata: { role: 'admin' }, hasApp: false });
  await bringSession(page, live, admin);
  await visit(page, '/projects');
  const who = partOf(panelOn(page), adminWords.account);
  await expect(who.getByText(words.roleText.en)).toBeVisible();
  await expect(who.getByRole('link', { name: words.roleGo.en })).toHaveAttribute('href', '/account');
});
