import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { choosePlace } from './place.ts';

// Only root's PostgreSQL runs as somebody else, who cannot enter each folder.
test.skipIf(process.getuid?.() !== 0)(
  'a database elsewhere is found again, and who deletes the data folder begins anew, not with a database that no secret opens',
  async () => {
    const dataDir = join(openedFolder(), 'data');
    const choose = async (): Promise<string> => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const { cluster, isElsewhere } = await choosePlace(dataDir);
      expect(isElsewhere).toBe(true);
      onTestFinished(() => rm(dirname(cluster), { recursive: true, force: true }));
      return cluster;
    };
    const first = await choose();
    expect(await choose()).toBe(first);
    await rm(dataDir, { recursive: true });
    expect(await choose()).not.toBe(first);
  },
);
