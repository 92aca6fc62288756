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

test('what the team writes names no file of ours: its links and words must not keep a page from being kept', () => {
  const written = `<a href="https://example.org/assets/guide-2024-01.pdf">example.org/assets/guide-2024-01.pdf</a>
./guide-2024-01.pdf, (./guide-2024-01.pdf), &quot;/assets/guide-2024-01.pdf&quot;`;
  expect(namedIn(written)).toEqual([]);
});

test('a script, a sheet and what the build writes into a page name their files each in its own way', () => {
  for (const naming of [
    'import{t}from"./react-CGsNixv.js";',
    'import(`./react-CGsNixv.js`)',
    '["assets/react-CGsNixv.js"]',
    '<script src=/assets/react-CGsNixv.js></script>',
    'write(`<script src=/assets/react-CGsNixv.js></script>`)',
    'url(/assets/react-CGsNixv.js)',
    '`/assets/react-CGsNixv.js`',
  ])
    expect([naming, namedIn(naming)]).toEqual([naming, ['/assets/react-CGsNixv.js']]);
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
