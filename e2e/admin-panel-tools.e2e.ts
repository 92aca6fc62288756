import { adminWords as words, sampleProject, statementProblems } from '#content/team/admin-panel.ts';
import { say } from '#contract/words.ts';
import { openPanel, partOf, watchCalls } from './support/admin.ts';
import { followError } from './support/error-summary.ts';
import { expect, test } from './support/live-test.ts';
import { coveredFocus, sidewaysScroll } from './support/page-checks.ts';
import { stays } from './support/signed-in.ts';

test('ADM-07 ADM-08 ADM-09 it creates the sample project, once, and the bucket for pictures, and shows how a table is built', async ({
  page,
  live,
}) => {
  const panel = await openPanel(page, live);
  await test.step('the sample project, and its row', async () => {
    const sample = partOf(panel, words.sampleTitle);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/rest/v1/projects')),
      sample.getByRole('button', { name: 'Create sample project' }).click(),
    ]);
    await stays(sample, 'Sample project created successfully!');
    const written = request.postDataJSON() as Record<string, unknown>;
    const columns = ['title', 'description', 'summary', 'slug', 'tags', 'user_id', 'gradient', 'background_color'];
    expect(Object.keys(written).toSorted()).toEqual(columns.toSorted());
    const rows = await live.inDatabase((sql) => sql`select * from public.projects`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...written, published_at: null });
    const shown = sample.getByRole('definition');
    await expect(shown.filter({ hasText: String(rows[0]?.id) })).toBeVisible();
    await expect(shown.getByText(sampleProject.slug, { exact: true })).toBeVisible();

    await sample.getByRole('button', { name: 'Create sample project' }).click();
    await stays(
      sample,
      'Error creating sample project: duplicate key value violates unique constraint "projects_slug_key"',
    );
    await expect(sample.getByText(say('en', words.sampleTaken, { slug: sampleProject.slug }))).toBeVisible();
    expect(await live.inDatabase((sql) => sql`select 1 from public.projects`)).toHaveLength(1);
  });
  await test.step('buckets: none, the public one, and no second one of its name', async () => {
    const buckets = partOf(panel, words.bucketsTitle);
    await buckets.getByRole('button', { name: 'List buckets' }).click();
    await stays(buckets, words.bucketsNone.en);
    await buckets.getByRole('button', { name: 'Create bucket project_assets' }).click();
    await stays(buckets, words.bucketCreated.en);
    await expect(buckets.getByRole('listitem')).toHaveText(['project_assets (public)']);
    expect([...(await live.inDatabase((sql) => sql`select id, public from storage.buckets`))]).toEqual([
      { id: 'project_assets', public: true },
    ]);
    await buckets.getByRole('button', { name: 'Create bucket project_assets' }).click();
    await stays(buckets, 'Error creating bucket');
    await expect(buckets.getByText(words.bucketThere.en)).toBeVisible();

    await live.inDatabase((sql) => sql`revoke select on storage.buckets from authenticated`);
    try {
      await buckets.getByRole('button', { name: 'List buckets' }).click();
      await stays(buckets, 'Error listing buckets');
    } finally {
      await live.inDatabase((sql) => sql`grant select on storage.buckets to authenticated`);
    }
  });
  await test.step('a table, with the function for it made when that is missing', async () => {
    const structure = partOf(panel, words.structureTitle);
    const calls = watchCalls(page);
    await structure.getByRole('button', { name: words.structureShow.en }).click();
    await expect(structure.getByRole('row', { name: 'slug text true' })).toBeVisible();
    const looked = (): string[] => calls.filter((each) => each.includes('rpc/'));
    expect(looked()).toEqual(['POST rpc/get_table_structure']);

    await live.inDatabase((sql) => sql`drop function public.get_table_structure(text)`);
    await structure.getByLabel(words.structureLabel.en).fill('_sentinel');
    await page.keyboard.press('Enter');
    await expect(structure.getByRole('row', { name: 'role name false' })).toBeVisible();
    expect(looked().slice(1)).toEqual([
      'POST rpc/get_table_structure',
      'POST rpc/create_function_get_table_structure',
      'POST rpc/get_table_structure',
    ]);
    await structure.getByLabel(words.structureLabel.en).fill('users');
    await page.keyboard.press('Enter');
    await stays(structure, say('en', words.structureNone, { table: 'users' }));
    await structure.getByLabel(words.structureLabel.en).fill(' ');
    await page.keyboard.press('Enter');
    await followError(structure, words.structureEmpty.en, structure.getByLabel(words.structureLabel.en));
  });
});

test('ADM-09 SEC-17 it asks the database in SQL: rows as a table and as JSON, mistakes in plain words; by keyboard alone, with nothing over the focus, and a wide table scrolls in itself', async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await openPanel(page, live);
  const box = partOf(panel, words.sqlTitle);
  const statement = box.getByLabel(words.sqlLabel.en);
  const ask = async (sql: string): Promise<void> => {
    await statement.fill(sql);
    await box.getByRole('button', { name: words.sqlRun.en }).click();
    await expect(box.getByRole('button', { name: words.sqlRun.en })).toBeVisible();
    await expect(statement).toHaveValue(sql);
  };
  await box.getByRole('button', { name: words.sqlRun.en }).click();
  await followError(box, words.sqlEmpty.en, statement);

  await ask(`select 'Ada' as name, null as empty, '{"a": [1]}'::jsonb as data`);
  await stays(box, 'Rows: 1');
  await expect(box.getByRole('region').getByRole('row')).toHaveText(['nameemptydata', 'Adanull{"a":[1]}']);
  await box.getByText(words.asJson.en).click();
  await expect(box.getByRole('region', { name: /JSON/u })).toContainText('"name": "Ada"');

  await ask('select n from generate_series(1, 2000) n');
  await stays(box, say('en', words.rowsAll, { count: '1,000' }));
  await expect(box.getByRole('table').getByRole('row')).toHaveCount(101);
  await box.getByRole('button', { name: say('en', words.rowsMore, { count: '1,000' }) }).click();
  await expect(box.getByRole('region', { name: words.result.en, exact: true })).toBeFocused();
  await expect(box.getByRole('table').getByRole('row')).toHaveCount(1001);
  await ask('select 1 where false');
  await stays(box, words.rowsNone.en);
  await expect(box.getByRole('table')).toHaveCount(0);

  // Which mistake has which code is asked of the server, and which code which words of explain.ts.
  for (const [sql, text] of [
    ['select * from auth.users', statementProblems['42501'].en],
    ['select 1 / 0', 'Error: division by zero'],
  ] as const) {
    await ask(sql);
    await stays(box, text);
  }
  await expect(box.getByText('The server says: division by zero')).toBeVisible();
  // What was typed survives the page.
  await statement.fill('select 2');
  await page.reload();
  await expect(statement).toHaveValue('select 2');

  await test.step('by keyboard alone', async () => {
    await statement.fill('');
    await statement.focus();
    await page.keyboard.type('select * from information_schema.columns');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const region = box.getByRole('region', { name: words.result.en, exact: true });
    await expect(region).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(region).toBeFocused();
    // What is pressed before a busy browser has drawn the table scrolls nothing, and is pressed again.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }).toPass();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(box.getByRole('button', { name: /^Show all/u })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('region', { name: /JSON/u })).toBeVisible();
    expect(await coveredFocus(page)).toEqual([]);
  });
});
