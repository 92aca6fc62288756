import { chown } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { lastNoted, note } from './backup-notes.ts';

const nobody = 65_534;

// Only root can give files to others.
test.skipIf(process.getuid?.() !== 0)(
  'MANY-08 a backup that root has made is known to the server, which runs as another user',
  async () => {
    const folder = openedFolder();
    await chown(folder, nobody, nobody);
    const at = new Date('2026-11-20T03:15:00Z');
    await note('backup', folder, at);
    process.seteuid?.(nobody);
    onTestFinished(() => process.seteuid?.(0));
    expect(await lastNoted('backup', folder)).toEqual(at);
  },
);
