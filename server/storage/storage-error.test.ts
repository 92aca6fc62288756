import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerStorageError, storageErrorOf } from './storage-error.ts';

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a full disk (%s) asks to come later, and tells nothing of it',
  async (code) => {
    const app = new Hono();
    app.get('/', (c) => answerStorageError(c, storageErrorOf(Object.assign(new Error(`${code}: /data/x`), { code }))));
    const answer = await app.request('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toMatch(/\/data|ENOSPC/u);
  },
);
