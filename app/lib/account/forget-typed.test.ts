import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import { forgetTyped } from './forget-typed.ts';

function memory(): Storage {
  const store = {} as Record<string, string>;
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value });
  return store as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

// The rooms whose forms somebody sees only while they are signed in.
const rooms = ['account', 'admin-panel', 'association', 'bookings', 'inbox', 'page-texts', 'project-editor'];

/** The names of the forms of a room that keep a draft, as its files have them. */
function formsOf(room: string): string[] {
  const files = globSync(`app/features/${room}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'));
  const names = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:\bform: |\bconst (?:form|\w+Draft|replyForm) = )'([\w-]+)'/gu),
  ]);
  return names.map(([, name = '']) => name);
}

test('who signs out leaves nothing of what they typed while they were signed in, and what anybody writes stays', () => {
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  const theirs = [
    ...rooms.flatMap((room) => formsOf(room).map((form) => [room, form] as const)),
    ['page-texts', 'page-text-what'] as const,
  ];
  expect(new Set(theirs.map(([room]) => room)).size).toBe(rooms.length);
  const draft = { values: { text: 'Dear Ada' } };
  for (const [, form] of theirs) keepDraft(form, 'somebody:a\nmessage', draft);
  const open = ['contact', 'donate-online', 'find-the-lost', 'lost-item', 'feedback', 'unsent'];
  for (const form of open) keepDraft(form, '', draft);
  sessionStorage.setItem('toast', '1');
  forgetTyped();
  expect(theirs.filter(([, form]) => findDraft(form, 'somebody:a\nmessage'))).toEqual([]);
  expect(open.filter((form) => !findDraft(form, ''))).toEqual([]);
  expect(sessionStorage.getItem('toast')).toBe('1');
});
