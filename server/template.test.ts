import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, fillTemplate } from './template.ts';

test('puts values in their slots, and nothing where a value is missing', () => {
  expect(fillTemplate('<p>[[name]]</p><p>[[email]]</p>', { name: 'Ada' })).toBe('<p>Ada</p><p></p>');
});

test('keeps a block when its value is not empty and removes it otherwise', () => {
  const page = '[[?problem.name]]<b>[[problem.name]]</b>[[/problem.name]]!';
  expect(fillTemplate(page, { 'problem.name': 'Too short.' })).toBe('<b>Too short.</b>!');
  expect(fillTemplate(page, { 'problem.name': '' })).toBe('!');
  expect(fillTemplate(page, {})).toBe('!');
});

test('blocks may stand inside and after each other', () => {
  const page = '[[?a]]a[[?b]]b[[/b]]a[[/a]][[?a]]again[[/a]]';
  expect(fillTemplate(page, { a: '1', b: '1' })).toBe('abaagain');
  expect(fillTemplate(page, { a: '1' })).toBe('aaagain');
  expect(fillTemplate(page, { b: '1' })).toBe('');
});

test('SEC-16 a value is never read as markup or as a slot', () => {
  expect(fillTemplate('<input value="[[name]]">', { name: '"><script>$&</script>' })).toBe(
    '<input value="&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;">',
  );
  expect(fillTemplate('[[name]] [[?email]]x[[/email]]', { name: '[[secret]] [[?email]]', secret: 's' })).toBe(
    '[[secret]] [[?email]] ',
  );
});

test('SEC-16 whatever a visitor writes, no markup character of it survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fillTemplate('[[?a]][[a]][[/a]]', { a: text })).toBe(escapeHtml(text));
      expect(escapeHtml(text)).not.toMatch(/[<>"']/u);
    }),
  );
});
