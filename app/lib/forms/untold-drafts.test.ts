import { beforeEach, expect, test, vi } from 'vitest';
import { unstored } from './draft-memory.ts';
import { untoldDrafts } from './untold-drafts.ts';

beforeEach(() => {
  // Without storage a draft lives as long as the page.
  vi.stubGlobal('sessionStorage', undefined);
  unstored.clear();
});

test('a tab knows each draft that the server was not told yet, and what was deleted', () => {
  const drafts = untoldDrafts<{ text: string }>('texts');
  drafts.keep('one', { draft: { text: 'A sentence.' } });
  drafts.keep('two', { draft: undefined });
  expect(drafts.all()).toEqual([
    ['one', { draft: { text: 'A sentence.' } }],
    ['two', { draft: undefined }],
  ]);
  drafts.keep('one', undefined);
  expect([drafts.find('one'), drafts.find('two')]).toEqual([undefined, { draft: undefined }]);
});

test('of a form only what it is asked about is meant', () => {
  untoldDrafts('entries', 'books ').keep('one', { draft: 1 });
  expect([untoldDrafts('entries', 'books ').all(), untoldDrafts('entries', 'events ').all()]).toEqual([
    [['one', { draft: 1 }]],
    [],
  ]);
});

test('the server is told what was deleted while it was away until it has heard it, and of no draft', async () => {
  const drafts = untoldDrafts<string>('texts');
  drafts.keep('begun', { draft: 'A sentence.' });
  drafts.keep('deleted', { draft: undefined });
  const tell = vi.fn<(about: string) => Promise<{ ok: boolean }>>().mockResolvedValue({ ok: false });
  await drafts.tellDeleted(tell);
  tell.mockResolvedValue({ ok: true });
  await drafts.tellDeleted(tell);
  await drafts.tellDeleted(tell);
  expect(tell.mock.calls).toEqual([['deleted'], ['deleted']]);
  expect(drafts.all()).toEqual([['begun', { draft: 'A sentence.' }]]);
});
