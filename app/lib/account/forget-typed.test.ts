import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { draftOwner } from '#app/lib/forms/draft-memory.ts';
import { draftsOf, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import { memoryStorage } from '#app/lib/testing/memory-storage.ts';
import { forgetTyped, onLeftElsewhere } from './forget-typed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  draftOwner.id = '';
});

// The rooms whose forms somebody sees only while they are signed in.
const rooms = ['account', 'admin-panel', 'association', 'bookings', 'inbox', 'page-texts', 'project-editor'];
// What anybody may write to us, and the address with which somebody signs in.
const open = ['account', 'contact', 'donate-online', 'find-the-lost', 'lost-item', 'feedback'];
const draft = { values: { text: 'Dear Ada' } };

function stubTab(): void {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
}

/** The names of the forms of a room that keep a draft, as its files have them. */
function formsOf(room: string): string[] {
  const files = globSync(`app/features/${room}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'));
  const names = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:\bform: |\bconst (?:form|\w+Draft|replyForm) = )'(@?[\w-]+)'/gu),
  ]);
  return names.map(([, name = '']) => name);
}

/** All forms that only somebody who is signed in sees. */
const theirs = [...rooms.flatMap((room) => formsOf(room)), '@picture-words'];

test('who signs out leaves nothing of what they typed while they were signed in, and what anybody writes stays', () => {
  stubTab();
  const stored = memoryStorage();
  vi.stubGlobal('localStorage', stored);
  expect(rooms.filter((room) => formsOf(room).length === 0)).toEqual([]);
  draftOwner.id = 'ada';
  for (const form of [...theirs, ...open]) keepDraft(form, 'a\nmessage', draft);
  sessionStorage.setItem('toast', '1');
  sessionStorage.setItem('draft:unsent', '1');
  forgetTyped();
  expect(theirs.filter((form) => findDraft(form, 'a\nmessage'))).toEqual([]);
  expect(open.filter((form) => !findDraft(form, 'a\nmessage'))).toEqual([]);
  expect([sessionStorage.getItem('toast'), sessionStorage.getItem('draft:unsent')]).toEqual(['1', '1']);
  // What tells the other tabs leaves nothing.
  expect(Object.keys(stored)).toEqual([]);
});

test('what somebody typed while they were signed in is found by nobody else, and by them again', () => {
  stubTab();
  draftOwner.id = 'ada';
  for (const form of [...theirs, ...open]) keepDraft(form, 'message', draft);
  draftOwner.id = 'grace';
  expect(theirs.filter((form) => findDraft(form, 'message') || draftsOf(form).length > 0)).toEqual([]);
  expect(open.filter((form) => !findDraft(form, 'message'))).toEqual([]);
  draftOwner.id = 'ada';
  expect(theirs.filter((form) => !findDraft(form, 'message') || draftsOf(form)[0] !== 'message')).toEqual([]);
});

test('a tab hears once that somebody signed out in another one, and then holds nothing of them, stored or not', () => {
  const heard: ((event: Pick<StorageEvent, 'key' | 'newValue'>) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof heard)[number]) => heard.push(listener));
  const tell = vi.fn<() => void>();
  onLeftElsewhere(tell);
  // Storage is off, so this draft lives in the page.
  keepDraft('@inbox-reply', 'message', draft);
  for (const newValue of ['true', null]) for (const hear of heard) hear({ key: 'leaving', newValue });
  expect(tell).toHaveBeenCalledOnce();
  expect(findDraft('@inbox-reply', 'message')).toBeUndefined();
  for (const hear of heard) hear({ key: 'colorSettings', newValue: '{}' });
  expect(tell).toHaveBeenCalledOnce();
});
