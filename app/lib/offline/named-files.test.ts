import { expect, test, vi } from 'vitest';
import { namedIn } from './named-files.ts';

const page = `<link href="/assets/base-AbC_d-1.css"><img src="/drawings/tree.svg">
<img srcset="/storage/v1/object/public/picture_library/one/480.webp 480w"><script src="/assets/signed-in-AbCdEf1.js">`;
const named = [
  '/assets/base-AbC_d-1.css',
  '/drawings/tree.svg',
  '/storage/v1/object/public/picture_library/one/480.webp',
];

test('a page names its files, its drawings and its pictures, and nothing that only accounts load', () => {
  expect(namedIn(page)).toEqual(named);
  expect(namedIn('import{t}from"./react-CGsNixv.js";')).toEqual(['/assets/react-CGsNixv.js']);
});

test('READ-40 a search that the browser ends for no reason is made once more', () => {
  const search = vi.spyOn(String.prototype, 'matchAll').mockImplementationOnce(() => {
    throw new Error('too much recursion');
  });
  expect(namedIn(page)).toEqual(named);
  search.mockImplementation(() => {
    throw new Error('too much recursion');
  });
  expect(() => namedIn(page)).toThrow('too much recursion');
  search.mockRestore();
});
