import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageClient } from '@supabase/storage-js';
import { describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { callStorage, fileMember, picture, storageClient } from '#server/testing/files.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { keptAt } from './bytes.ts';

const { database, app, team, ada, versionOf, hasBytes } = await openedStorage();
const eve = await fileMember(app, database);
const visitor = storageClient(app);

describe('API-03 moving, copying, removing', () => {
  test('the team moves and copies within and between buckets, and removes', async () => {
    await team.files.createBucket('archive');
    const papers = team.files.from('papers');
    await papers.upload('plan.txt', 'the plan', { metadata: { by: 'team' } });
    expect((await papers.copy('plan.txt', 'plans/copy.txt')).data).toEqual({ path: 'papers/plans/copy.txt' });
    expect((await papers.move('plan.txt', 'plan.txt', { destinationBucket: 'archive' })).data).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await papers.exists('plan.txt')).data).toBe(false);
    const archive = team.files.from('archive');
    expect(await (await archive.download('plan.txt')).data?.text()).toBe('the plan');
    expect(await (await papers.download('plans/copy.txt')).data?.text()).toBe('the plan');
    expect((await papers.info('plans/copy.txt')).data).toMatchObject({
      metadata: { by: 'team' },
      contentType: 'text/plain;charset=UTF-8',
    });
    expect((await papers.copy('none.txt', 'x.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await papers.copy('plans/copy.txt', 'x.txt', { destinationBucket: 'none' })).error).toMatchObject({
      statusCode: '404',
    });
    const version = await versionOf('plans/copy.txt');
    const removed = await papers.remove(['plans/copy.txt', 'none.txt']);
    expect(removed.data).toMatchObject([{ name: 'plans/copy.txt', bucket_id: 'papers' }]);
    await eventually('its bytes are gone', async () => !(await hasBytes(version)));
    await rm(keptAt(join(database.folder, 'storage'), await versionOf('plan.txt')));
    // As when somebody deletes it between the row and the bytes: it is not there, and nothing of the copy stays.
    expect((await archive.copy('plan.txt', 'late.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await archive.exists('late.txt')).data).toBe(false);
    const single = await callStorage(app, 'DELETE', '/object/archive/plan.txt', { bearer: team.bearer });
    expect(await single.json()).toEqual({ message: 'Successfully deleted' });
  });
});

describe('ADM-10 project_assets: public read, authenticated write', () => {
  test('who is signed in uploads pictures; everybody reads them by address; nobody else finds, replaces, moves, copies or removes them', async () => {
    const [first, second] = [await picture('jpeg'), await picture('jpeg', { side: 60 })];
    const mine = ada.files.from('project_assets');
    expect((await mine.upload('cover.jpg', first, { contentType: 'image/jpeg' })).error).toBeNull();
    const address = visitor.from('project_assets').getPublicUrl('cover.jpg').data.publicUrl;
    const shown = async (): Promise<Buffer> => Buffer.from(await (await fetch(address)).arrayBuffer());
    expect((await shown()).equals(first)).toBe(true);

    const type = { contentType: 'image/jpeg' };
    expect((await visitor.from('project_assets').upload('mine.jpg', first, type)).error).toMatchObject({
      statusCode: '403',
    });
    const hers = eve.files.from('project_assets');
    expect((await hers.upload('cover.jpg', second, type)).error).toMatchObject({ statusCode: '409' });
    expect((await hers.upload('cover.jpg', second, { ...type, upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await hers.update('cover.jpg', second, type)).error).toMatchObject({ statusCode: '403' });
    expect((await hers.createSignedUploadUrl('cover.jpg', { upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await hers.upload('own.jpg', second, type)).error).toBeNull();
    for (const refused of [
      await hers.move('cover.jpg', 'taken.jpg'),
      await hers.copy('cover.jpg', 'taken.jpg'),
      await hers.createSignedUrl('cover.jpg', 60),
    ])
      expect(refused.error).toMatchObject({ statusCode: '404' });
    expect((await hers.move('own.jpg', 'cover.jpg')).error).toMatchObject({ statusCode: '409' });
    expect((await hers.move('own.jpg', 'own.jpg', { destinationBucket: 'papers' })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await hers.copy('own.jpg', 'own.jpg', { destinationBucket: 'papers' })).error).toMatchObject({
      statusCode: '403',
    });
    const headers = { 'x-upsert': 'true', 'content-type': 'application/json' };
    const overCopy = await callStorage(app, 'POST', '/object/copy', {
      bearer: eve.bearer,
      headers,
      body: JSON.stringify({ bucketId: 'project_assets', sourceKey: 'own.jpg', destinationKey: 'cover.jpg' }),
    });
    expect(await overCopy.json()).toMatchObject({ statusCode: '403' });
    expect((await hers.remove(['cover.jpg'])).data).toEqual([]);
    expect((await visitor.from('project_assets').remove(['cover.jpg'])).data).toEqual([]);
    expect((await shown()).equals(first)).toBe(true);

    const names = async (client: StorageClient): Promise<unknown> =>
      (await client.from('project_assets').list()).data?.map(({ name }) => name);
    expect(await names(visitor)).toEqual([]);
    expect(await names(eve.files)).toEqual(['own.jpg']);
    expect(await names(team.files)).toEqual(expect.arrayContaining(['cover.jpg', 'own.jpg']));
    expect((await mine.upload('cover.jpg', second, { ...type, upsert: true })).error).toBeNull();
    expect((await shown()).equals(second)).toBe(true);
    expect((await team.files.from('project_assets').remove(['own.jpg'])).data).toHaveLength(1);
  });

  test('with an account its files go; files of the team stay and name nobody', async () => {
    const { sql } = database;
    const gone = await fileMember(app, database);
    const left = await fileMember(app, database, 'team');
    const png = await picture('png');
    const type = { contentType: 'image/png' };
    await gone.files.from('project_assets').upload('of-gone.png', png, type);
    await left.files.from('project_assets').upload('of-left.png', png, type);
    const version = await versionOf('of-gone.png');
    const own = await fetch(`${app.url}/functions/v1/account-data`, {
      method: 'POST',
      headers: { apikey: testKeys.publishableKey, authorization: `Bearer ${gone.bearer}` },
    });
    expect(await own.json()).toMatchObject({
      uploads: [{ bucket: 'project_assets', name: 'of-gone.png', type: 'image/png', bytes: png.length }],
    });
    await sql`update auth.users set deleted_at = now(), raw_app_meta_data = '{}' where id = ${left.id}`;
    await sql`delete from auth.users where id = ${gone.id}`;
    expect(
      await sql`select name, owner, owner_id from storage.objects where name in ('of-gone.png', 'of-left.png')`,
    ).toEqual([{ name: 'of-left.png', owner: null, owner_id: null }]);
    expect((await callStorage(app, 'GET', '/object/public/project_assets/of-gone.png')).status).toBe(400);
    await app.storage.tidy();
    expect(await hasBytes(version)).toBe(false);
  });
});
