import type { Locator } from '@playwright/test';
import { adminWords as words, sampleProject } from '#content/team/admin-panel.ts';
import { adminPerson, openPanel, openProjects, panelOn, partOf, watchCalls } from './support/admin.ts';
import { axeFaults } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { visit, whenAlive, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { overrides } from './support/overrides.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { somebody, stays } from './support/signed-in.ts';
import { beginWalk, fromEachView, namesOf, walksOfStates } from './support/walks-of-states.ts';

const cannotConnect = 'Cannot connect to Supabase. Please check your internet connection.';

const tableMissingYet = "Projects table doesn't exist yet...";

const accessPrevented = 'Row-level security prevented access. Check your RLS policies.';

/** How it stands with the server: the first part of the panel. */
function connectionIn(panel: Locator) {
  const part = partOf(panel, words.connection);
  return {
    part,
    refresh: part.getByRole('button', { name: 'Refresh' }),
    connected: part.getByText('Connected', { exact: true }),
    outcome: part.locator('[data-outcome]'),
  };
}

test('ADM-01 nobody but the admin address sees the panel, and for nobody else it is loaded', async ({ page, live }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const calls = watchCalls(page);
  await visit(page, '/projects');
  const people = [await somebody(live), await somebody(live, { app_metadata: { role: 'admin' } })];
  for (const person of people) {
    await expect(panelOn(page)).toHaveCount(0);
    await openProjects(page, live, person);
    await expect(page.locator('html')).toHaveAttribute('data-account');
    await whenIdle(page);
    await expect(panelOn(page)).toHaveCount(0);
  }
  const isPanel = (path: string): boolean => /\/panel-[\w-]+\.js$/u.test(path);
  expect([loaded.filter(isPanel), calls.filter((call) => call.includes('_sentinel'))]).toEqual([[], []]);
  await openProjects(page, live, await adminPerson(live, 'none'));
  await expect(panelOn(page)).toBeVisible();
  expect(new Set(loaded.filter(isPanel)).size).toBe(1);
  // It belongs to this page alone.
  await visit(page, '/resources');
  await expect(page.locator('html')).toHaveAttribute('data-account');
  await expect(panelOn(page)).toHaveCount(0);
});

test('ADM-02 ADM-03 ADM-05 ADM-06 it checks and says what it found, checks again on request, and tells a table that is missing, a refusal by the policies and anything else apart', async ({
  page,
  live,
}) => {
  const calls = watchCalls(page);
  const letPass = await hold(page, '**/rest/v1/_sentinel*');
  await openProjects(page, live, await adminPerson(live, 'admin'));
  const panel = panelOn(page);
  const connection = connectionIn(panel);
  await expect(connection.part.getByText(words.checking.en, { exact: true })).toBeVisible();
  letPass();
  await expect(connection.connected).toBeVisible();
  const probes = ['GET _sentinel?select=*&limit=1', 'GET projects?select=id'];
  const probed = (): string[] => calls.filter((call) => probes.includes(call));
  expect(probed()).toEqual(probes);
  await page.unroute('**/rest/v1/_sentinel*');

  await connection.refresh.click();
  await expect.poll(probed).toEqual([...probes, ...probes]);
  await expect(connection.connected).toBeVisible();

  /** Checks once more. Out: how one of the two questions was answered. */
  const refresh = async (question = 'projects?select=id'): Promise<string> => {
    const [answer] = await Promise.all([
      page.waitForResponse((given) => given.url().includes(`/rest/v1/${question}`)),
      connection.refresh.click(),
    ]);
    return `${answer.status()} ${((await answer.json()) as { code: string }).code}`;
  };
  /** Looks at it while the database is another one. */
  const meanwhile = async (there: string, back: string, look: () => Promise<void>): Promise<void> => {
    await live.inDatabase((sql) => sql.unsafe(there));
    try {
      await look();
    } finally {
      await live.inDatabase((sql) => sql.unsafe(back));
    }
  };
  await test.step('without the sentinel all is well', () =>
    meanwhile(
      'alter table public._sentinel rename to _away',
      'alter table public._away rename to _sentinel',
      async () => {
        expect(await refresh('_sentinel')).toBe('404 42P01');
        await expect(connection.refresh).toBeVisible();
        await expect(connection.connected).toBeVisible();
        await expect(connection.outcome).toBeEmpty();
      },
    ));

  await test.step('refused', () =>
    meanwhile(
      'revoke select on public.projects from authenticated',
      'grant select on public.projects to authenticated',
      async () => {
        expect(await refresh()).toBe('403 42501');
        await stays(connection.part, accessPrevented);
        await expect(connection.connected).toBeVisible();
      },
    ));
  await test.step('anything else', () =>
    meanwhile(
      'alter table public.projects rename column id to number',
      'alter table public.projects rename column number to id',
      async () => {
        expect(await refresh()).toBe('400 42703');
        await expect(connection.outcome).toContainText(/^Error: column .*id.* does not exist$/u);
      },
    ));

  await test.step('without its table, by the code of new servers and by that of old ones', () =>
    meanwhile(
      'alter table public.projects rename to projects_away',
      'alter table public.projects_away rename to projects',
      async () => {
        const sample = partOf(panel, words.sampleTitle);
        const expectMissing = async (answer: string): Promise<void> => {
          expect(await refresh()).toBe(answer);
          await expect(connection.connected).toBeVisible();
          await stays(connection.part, tableMissingYet);
          // Its answer too: the words stand there since the first time.
          await Promise.all([
            page.waitForResponse(
              (given) => given.request().method() === 'POST' && /\/rest\/v1\/projects\?/u.test(given.url()),
            ),
            sample.getByRole('button').click(),
          ]);
          await stays(sample, "The projects table doesn't exist yet");
        };
        // As soon as the server has heard of it; before, the database says so.
        const asked = () =>
          page.request.get('/rest/v1/projects?select=id', { headers: { apikey: 'sb_publishable_local' } });
        await expect.poll(async () => (await asked()).text()).toContain('PGRST205');
        await expectMissing('404 PGRST205');
        // Our server sees at once that a table is gone. An older one asks the database, and hands on what that says.
        await page.route('**/rest/v1/projects?*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), code: '42P01' } });
        });
        await expectMissing('404 42P01');
        await page.unroute('**/rest/v1/projects?*');
      },
    ));

  // A token that the server did not make: PGRST301.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('ecosystem-auth') ?? '{}') as { access_token: string };
    const [head, payload] = session.access_token.split('.');
    localStorage.setItem(
      'ecosystem-auth',
      JSON.stringify({ ...session, access_token: `${head}.${payload}.c2lnbmF0dXJl` }),
    );
  });
  expect(await refresh()).toBe('401 PGRST301');
  await stays(connection.part, accessPrevented);
});

test('ADM-02 ADM-04 ADM-07 ADM-08 while the server is away it says so, and later it is connected again; whose session was ended elsewhere is told to log in, and finds what they typed afterwards', async ({
  page,
  live,
}) => {
  const panel = await openPanel(page, live);
  const connection = connectionIn(panel);
  await live.killServer();
  try {
    await connection.refresh.click();
    await expect(connection.part.getByText('Not connected', { exact: true })).toBeVisible();
    await stays(connection.part, cannotConnect);
    await expect(page.getByRole('region', { name: /Notifications/u }).or(page.locator('body'))).toContainText(
      cannotConnect,
    );
    const sample = partOf(panel, words.sampleTitle);
    await sample.getByRole('button').click();
    await stays(sample, `Error creating sample project: ${cannotConnect}`);
    const buckets = partOf(panel, words.bucketsTitle);
    await buckets.getByRole('button', { name: words.bucketsList.en }).click();
    await stays(buckets, 'Error listing buckets');
    await expect(buckets.getByText(cannotConnect)).toBeVisible();
    await buckets.getByRole('button', { name: words.bucketCreate.en }).click();
    await stays(buckets, 'Error creating bucket');
    await panel.getByLabel(words.sqlLabel.en).fill('select 1');
    await panel.getByRole('button', { name: words.sqlRun.en }).click();
    await stays(partOf(panel, words.sqlTitle), cannotConnect);
    await expect(panel.getByLabel(words.sqlLabel.en)).toHaveValue('select 1');
  } finally {
    await live.startServer();
  }
  await connection.refresh.click();
  await expect(connection.connected).toBeVisible();
  await expect(connection.outcome).toBeEmpty();

  const person = await adminPerson(live, 'admin');
  await live.inDatabase((sql) => sql`delete from auth.sessions where user_id = ${person.id}`);
  await partOf(panel, words.sampleTitle).getByRole('button').click();
  await stays(panel, 'You need to be logged in to create a sample project');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect(panel.getByLabel(words.sqlLabel.en)).toHaveCount(0);
  await panel.getByRole('link', { name: words.signIn.en }).click();
  await expect(page).toHaveURL('/signin?next=%2Fprojects');
  await openProjects(page, live, person);
  await expect(panel.getByLabel(words.sqlLabel.en)).toHaveValue('select 1');
});

for (const walk of walksOfStates(768))
  test(`ADM-01 CALM-16 CALM-17 CALM-20 the admin panel in its states at ${namesOf(walk)}: without a role everything shows, and each refused action says why`, async ({
    page,
    live,
  }) => {
    const { locale } = walk;
    await beginWalk(page, walk);
    const panel = await openPanel(page, live, 'none', locale);
    // A wide table scrolls in itself, so words beside the screen are no fault here.
    const expectGood = (state: string): Promise<void> =>
      fromEachView(page, walk, async (name, rules) =>
        expect(
          [await axeFaults(page, rules), await smallTargets(page), await sidewaysScroll(page), await overrides(page)],
          `${state}, at ${name}`,
        ).toEqual([[], [], 0, []]),
      );
    await expect(partOf(panel, words.account, locale).getByText(words.noRole[locale], { exact: true })).toBeVisible();
    await expectGood('without a role');
    const buckets = partOf(panel, words.bucketsTitle, locale);
    await buckets.getByRole('button', { name: words.bucketsList[locale] }).click();
    await stays(buckets, words.bucketsHidden[locale]);
    await expect(buckets.getByText(words.noRole[locale])).toBeVisible();
    await buckets.getByRole('button', { name: words.bucketCreate[locale] }).click();
    await stays(buckets, words.createFailed[locale]);
    await expect(buckets.getByText(words.noRole[locale])).toBeVisible();
    const box = partOf(panel, words.sqlTitle, locale);
    await box.getByLabel(words.sqlLabel[locale]).fill('select 1');
    for (const button of await panel.getByRole('button').all()) await button.click();
    await stays(box, words.noRole[locale]);
    // What somebody without a role may do, they can do here as well.
    await stays(partOf(panel, words.sampleTitle, locale), words.sampleCreated[locale]);
    await expectGood('refused');

    await adminPerson(live, 'admin');
    await live.inDatabase(
      (sql) => sql`insert into public.projects ${sql({ ...sampleProject, description: 'long '.repeat(200) })}`,
    );
    await page.reload();
    await whenAlive(page);
    await box.getByLabel(words.sqlLabel[locale]).fill('select * from projects');
    for (const button of await panel.getByRole('button').all()) await button.click();
    await expect(box.getByRole('table')).toBeVisible();
    await box.getByText(words.asJson[locale]).click();
    await expectGood('with answers');
  });
