import { expect, test } from 'vitest';
import { listCall, pathToInbox, readFilters, isNarrowed } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('what is not a filter of ours is left out', () => {
  expect(read('')).toEqual({ box: 'inbox' });
  expect(read('box=trash&state=open&only=all&reason=hasOwnProperty&delivery=1&caretaker=x&q=%20%20&message=1')).toEqual(
    {
      box: 'inbox',
    },
  );
  expect(read(`q=${'a'.repeat(999)}`).q).toHaveLength(200);
});

test('an address and its filters are two ways to say the same', () => {
  const query =
    'box=spam&only=late&state=waiting&reason=borrow&delivery=bounced&caretaker=7f000001-0000-4000-8000-000000000001&q=two+words';
  const filters = read(query);
  expect(pathToInbox(filters)).toBe(`/team/inbox?${query}`);
  expect(pathToInbox({ box: 'inbox' })).toBe('/team/inbox');
  expect(pathToInbox({ box: 'inbox', q: 'ä' }, '1')).toBe('/team/inbox?q=%C3%A4&message=1');
});

test('a box alone narrows nothing', () => {
  expect([isNarrowed(read('box=deleted')), isNarrowed(read('caretaker=me'))]).toEqual([false, true]);
});

test('the server is told who "me" is', () => {
  expect(listCall(read('caretaker=me&q=otter'), 'my-id', 'cursor=')).toBe(
    'inbox/messages?box=inbox&q=otter&caretaker=my-id&before=cursor%3D',
  );
  expect(listCall(read('caretaker=nobody'), 'my-id')).toBe('inbox/messages?box=inbox&caretaker=nobody');
});
