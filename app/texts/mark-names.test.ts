import { expect, test } from 'vitest';
import { markNames } from './mark-names.ts';

const main = (html: string) => `<header><p>Mit ADHS</p></header><main id="main">${html}</main><p>Mit ADHS</p>`;

test('a name in the other language says which it is, also in headings and links, and each time', () => {
  const before = main('<h2>Mit ADHS</h2><p>By <a href="/x">Nummer gegen Kummer</a> and Mit ADHS.</p>');
  const after = markNames(before, 'en');
  expect(after).toContain('<h2><span lang="de">Mit ADHS</span></h2>');
  expect(after).toContain('<a href="/x"><span lang="de">Nummer gegen Kummer</span></a> and <span lang="de">Mit ADHS');
  expect(after.replaceAll(/<\/?span[^>]*>/gu, '')).toBe(before);
  expect(markNames(main('<p>What Is Attention Deficit Hyperactivity Disorder? Gut.</p>'), 'de')).toContain(
    '<span lang="en">What Is Attention Deficit Hyperactivity Disorder?</span> Gut.',
  );
});

test('a page of the language itself, what has a language already, attributes, islands and what nobody hears stay', () => {
  for (const left of [
    '<p lang="de">Nummer gegen Kummer, <b>Mit ADHS</b></p>',
    '<a aria-label="Listen: Mit ADHS" href="/x">Listen</a>',
    '<eco-island><p>Mit ADHS</p></eco-island>',
    '<select><option>Mit ADHS</option></select>',
    '<script type="application/ld+json">"Mit ADHS"</script>',
  ])
    expect(markNames(main(left), 'en')).toBe(main(left));
  expect(markNames(main('<p>Mit ADHS</p>'), 'de')).toBe(main('<p>Mit ADHS</p>'));
});
