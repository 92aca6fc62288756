import { expect, test } from 'vitest';
import { closeBuiltIns, usesBuiltInName } from './built-in-names.ts';

test.each([
  '?__proto__=eq.x',
  '?__proto__.a=eq.1',
  '?select=*&__proto__.toString=eq.1',
  '?%5F%5Fproto%5F%5F=eq.x',
  '?%255F%255Fproto__=eq.x',
  '?__pro%74o__=eq.%E0%A4%A',
  '?constructor=eq.x',
  '?constructor.prototype.a=eq.x',
  '?a.constructor=eq.x',
  '?valueOf=is.null',
  '?select=constructor(*)',
  '?select=title,a:constructor',
  '?order=toString.asc',
  '?on_conflict=constructor',
  '?columns=hasOwnProperty',
  '?or=(constructor.eq.1)',
  '?and=(title.eq.a,or("constructor".eq.1,toString->a.eq.1))',
  '?not.or=(title.eq.a,__proto__.eq.1)',
  '?projects.or=(constructor.eq.1)',
])('%s uses a built-in name', (search) => {
  expect(usesBuiltInName(search)).toBe(true);
});

test.each([
  '',
  '?select=*,title&order=created_at.desc&limit=10',
  '?title=eq.constructor',
  '?title=ilike.*prototype*&tags=cs.{toString}',
  '?or=(title.eq.constructor,title.ilike.*valueOf*)',
  '?select=title&title=eq.100%25%2B1',
])('%s does not', (search) => {
  expect(usesBuiltInName(search)).toBe(false);
});

// Read from each of its letters, such a word would take half an hour.
test('a word of a million letters is read once', () => {
  expect(usesBuiltInName(`?or=(${'a'.repeat(1_000_000)})`)).toBe(false);
  expect(usesBuiltInName(`?or=(${'a'.repeat(1_000_000)}.eq.1,constructor.eq.1)`)).toBe(true);
});

test('nothing can be added to all objects any more', () => {
  closeBuiltIns();
  expect(() => Object.assign(Object.prototype, { added: 1 })).toThrow(TypeError);
  expect(() => Object.assign(Object, { added: 1 })).toThrow(TypeError);
  // An object of one's own may still have a part of the same name.
  expect(Object.assign({}, { toString: 1 })).toEqual({ toString: 1 });
});
