import { expect, test } from 'vitest';
import { readRules } from '#build/read-rules.ts';
import { rulesFor } from './rules.ts';

const css = [
  '@layer ui,pages;',
  '@layer ui{.a0{color:red}.a1,.a0 .a2{color:blue}.long-name{top:0}',
  '@media (min-width:48em){.a1:hover{color:green}.a1:not(.a3){top:1px}}}',
  '@font-face{font-family:x;src:url(/x.woff2)format("woff2")}',
  '.a1:is(.a3,.a4){left:0}@media print{a[href^="{"]:after{content:"}"}}',
].join('');

test('a page holds the rules of all classes that stand on it', () => {
  expect(rulesFor(readRules(css), '<p class="a0 a1 a2"></p>', {})).toBe(css);
});

test('rules of classes that do not stand on a page are left out, with the blocks that are empty then', () => {
  expect(rulesFor(readRules(css), '<p class="a0"></p>', {})).toBe(
    [
      '@layer ui,pages;',
      '@layer ui{.a0{color:red}.long-name{top:0}}',
      '@font-face{font-family:x;src:url(/x.woff2)format("woff2")}',
      '@media print{a[href^="{"]:after{content:"}"}}',
    ].join(''),
  );
});

test('a class that is only asked for in `:where` is asked for', () => {
  expect(rulesFor(readRules(':where(.a0)>p{top:0}:where(.a1) p{top:0}'), '<p class="a0"></p>', {})).toBe(
    ':where(.a0)>p{top:0}',
  );
});

test('a class counts that only a script puts on something', () => {
  expect(rulesFor(readRules('.a0{top:0}'), '<p data-class="a0"></p>', {})).toBe('.a0{top:0}');
});

test('a class counts that an island of the page may show', () => {
  const html = '<eco-island data-name="Steps"></eco-island>';
  expect(rulesFor(readRules('.a0{top:0}.a1{top:0}'), html, { Steps: ['a0'], Search: ['a1'] })).toBe('.a0{top:0}');
});
