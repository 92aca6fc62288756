import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { publishedProjects } from '#server/pages/published-projects.ts';
import { diskBytes, keptAt } from '#server/storage/bytes.ts';
import { picture } from '#server/testing/files.ts';
import { firstVersion } from '#server/testing/first-version.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { carryOver } from './carry-over.ts';

const home = await openedDatabase(testPostgres);
let url: string;
beforeAll(async () => {
  url = await firstVersion(home);
});

test('EDIT-35 pictures of projects, versions and drafts of a database made before are in the library, and nothing that names them changes', async () => {
  const log = keptLog();
  const opened = await openDatabase({ kind: 'given', url }, log);
  if (!opened.ok) throw new Error(opened.because);
  const { sql } = opened.value;
  const folder = join(home.folder, 'files-before');
  const put = async (version: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(keptAt(folder, version)), { recursive: true });
    await writeFile(keptAt(folder, version), bytes);
  };
  const file = async (name: string, bytes: Buffer): Promise<void> => {
    const version = crypto.randomUUID();
    await sql`
      insert into storage.objects (bucket_id, name, version, metadata)
      values ('project_assets', ${name}, ${version}, ${sql.json({ size: bytes.length, mimetype: 'image/png' })})`;
    await put(version, bytes);
  };
  const bytes = await picture('png');
  // The file that the dump names is of another size.
  await sql`update storage.objects set metadata = metadata || ${sql.json({ size: bytes.length })} where name = 'breakfast.png'`;
  const [breakfast] = await sql<
    { version: string }[]
  >`select version from storage.objects where name = 'breakfast.png'`;
  await put(breakfast?.version ?? '', bytes);
  // One in an old version only, one in a draft, one that cannot be read, one whose file is gone, and one of a visitor.
  const [ada, cleo] = ['ecf89a70-9868-437b-9b15-6fb10d7a1c27', '08f3c834-09ba-409e-b8b3-973658f84136'];
  const version = { title: 'Old', cover_path: 'old.png', cover_alt: 'An old bed', cover_alt_de: null };
  await sql`insert into public.project_versions (project_id, author_id, content) values (${crypto.randomUUID()}, ${ada}, ${sql.json(version)})`;
  const draft = {
    title: 'Half',
    cover_path: 'half.png',
    cover_alt: ' ',
    cover_alt_de: 'Ein halbes Beet',
    isDecoration: false,
  };
  await sql`insert into public.project_drafts (project_id, author_id, content) values (${crypto.randomUUID()}, ${ada}, ${sql.json(draft)})`;
  await sql`
    insert into public.projects (title, user_id, cover_path, published_at)
    values ('Broken', ${ada}, 'broken.png', now()), ('Gone', ${ada}, 'gone.png', now()), ('Mine', ${cleo}, 'mine.png', null)`;
  for (const name of ['old.png', 'half.png', 'mine.png']) await file(name, bytes);
  await file('broken.png', Buffer.from('<svg/>'));

  const rows = async () => [
    await sql`select * from public.projects order by id`,
    await sql`select * from public.project_versions order by id`,
    await sql`select * from public.project_drafts order by project_id`,
  ];
  const before = await rows();
  const carry = carryOver({ sql, files: { bytes: await diskBytes(folder), onLeft: () => {} } }, log);
  expect(await carry()).toBe(3);
  expect(await rows()).toEqual(before);
  expect(await sql`select path, alt, alt_de, width from public.pictures order by path`).toEqual([
    { path: 'breakfast.png', alt: 'Two cups', alt_de: 'Zwei Tassen', width: 40 },
    { path: 'half.png', alt: null, alt_de: 'Ein halbes Beet', width: 40 },
    { path: 'old.png', alt: 'An old bed', alt_de: null, width: 40 },
  ]);
  // Pages show it from the library, in the project that is as it was.
  const shown = await publishedProjects(sql, (found) => found as never, Date.now).now();
  expect(shown).toContainEqual(
    expect.objectContaining({
      slug: 'quiet-breakfast',
      picture: expect.objectContaining({ alt: 'Two cups', widths: [40] }),
    }),
  );
  expect(shown).toContainEqual(expect.objectContaining({ title: 'Broken', picture: null }));
  // What cannot be drawn is told once, without its name: people write theirs into it.
  expect(await carry()).toBe(0);
  expect(log.lines.filter((line) => line.includes('could not be carried over'))).toHaveLength(1);
  expect(log.lines.join('')).not.toContain('broken.png');
  // Nothing shows the old one any more but a version, which does not hold it.
  await sql`delete from public.pictures where path = 'old.png'`;
  expect(await sql`select name from storage.objects where name = 'old.png'`).toEqual([]);
  await expect(sql`delete from public.pictures where path = 'breakfast.png'`).rejects.toMatchObject({ code: '23001' });
  await opened.value.close();
});
