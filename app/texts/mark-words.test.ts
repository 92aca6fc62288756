import { expect, test } from 'vitest';
import { pages } from '#app/paths.ts';
import { commonWords, explainedThere } from '#content/words/marking.ts';
import { explainedWords } from '#content/words/words-explained.ts';
import { writtenForms } from '#content/words/written-forms.ts';
import { locales } from '#contract/locale.ts';
import { markWords } from './mark-words.ts';

const main = (html: string) => `<header><p>IBAN</p></header><main id="main">${html}</main><footer><p>IBAN</p></footer>`;
/** The words that are marked, each with where it leads. */
const marked = (html: string, at = '/team') =>
  [...markWords(main(html), at).matchAll(/<a rel="help" href="([^"]+)">([^<]+)<\/a>/gu)].map(([, to, word]) => [
    word,
    to,
  ]);
const words = (html: string, at?: string) => marked(html, at).map(([word]) => word);

test('READ-24 the first of each hard word in the main part becomes a link to what it means, and nothing else changes', () => {
  expect(markWords(main('<p>Your IBAN &amp; our IBAN.</p>'), '/team')).toBe(
    main('<p>Your <a rel="help" href="/words/offices#iban">IBAN</a> &amp; our IBAN.</p>'),
  );
  expect(marked('<ul><li>A SPZ helps.</li></ul><blockquote>Verein</blockquote>', '/de/team')).toEqual([
    ['SPZ', '/de/woerter#spz'],
    ['Verein', '/de/woerter/offices#verein'],
  ]);
});

test('READ-24 headings, links, buttons, labels, code, addresses, cards, islands and other languages stay as they are', () => {
  const left = [
    '<h2>IBAN</h2>',
    '<p><a href="/x">our IBAN</a></p>',
    '<p><button type="button">IBAN</button></p>',
    '<p><label>IBAN <input/></label></p>',
    '<p><code>IBAN</code></p>',
    '<address><p>IBAN</p></address>',
    '<nav><ul><li>IBAN</li></ul></nav>',
    '<aside><p>IBAN</p></aside>',
    '<ul><li><a href="/x">Money</a><p>IBAN</p></li></ul>',
    '<eco-island><p>IBAN</p></eco-island>',
    '<p lang="de">IBAN</p>',
    '<p title="IBAN">money</p>',
    '<div>IBAN</div>',
  ];
  expect(left.filter((html) => words(html).length > 0)).toEqual([]);
  expect(words(`${left.join('')}<p>An<br/>IBAN <em>of</em> ours</p>`)).toEqual(['IBAN']);
});

test('READ-24 a word is found in each of its forms, as a whole word, the longest first', () => {
  expect(words('<p>Mit Selbsthilfegruppen, Vereinen, neurodivergenten Menschen.</p>', '/de/team')).toEqual([
    'Selbsthilfegruppen',
    'Vereinen',
    'neurodivergenten',
  ]);
  expect(words('<p>Vereinbart, ADHS-Diagnose, Autismus-Spektrum</p>', '/de/team')).toEqual(['Autismus-Spektrum']);
  expect(words('<p>Masking. An autistic burnout. Unmaskings.</p>')).toEqual(['Masking', 'autistic burnout']);
});

test('READ-24 at most six are marked on a page, and words that everybody meets here only where there is room', () => {
  const rare = ['IBAN', 'EUTB', 'GdB', 'SPZ', 'BEM', 'GDPR', 'Jugendamt'];
  expect(words(`<p>ADHD, ${rare.join(', ')}</p>`)).toEqual(rare.slice(0, 6));
  expect(words('<p>ADHD and the IBAN</p>')).toEqual(['ADHD', 'IBAN']);
});

test('READ-24 nothing is marked where it is explained: on the pages of words, and where a page says it itself', () => {
  for (const at of ['/words', '/words/offices', '/de/woerter']) expect(words('<p>IBAN</p>', at)).toEqual([]);
  expect(words('<p>Meltdown and stimming</p>', '/resources/meltdown')).toEqual(['stimming']);
  expect(words('<p>Hyperfocus</p>', '/resources/life-hacks')).toEqual([]);
});

test('READ-24 every explained word has its forms in both languages, none belongs to two, and all names are known', () => {
  const ids = explainedWords.flatMap((group) => group.words.map(({ id }) => id)).toSorted();
  for (const locale of locales) {
    expect(Object.keys(writtenForms[locale]).toSorted()).toEqual(ids);
    const forms = Object.values(writtenForms[locale]).flatMap((each) => each.map((form) => form.toLowerCase()));
    expect(new Set(forms).size).toBe(forms.length);
    expect(forms.filter((form) => !/^[\p{L}\d -]+$/u.test(form))).toEqual([]);
  }
  const named = [...commonWords, ...Object.values(explainedThere).flat()];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(explainedThere).filter((id) => !(id in pages))).toEqual([]);
});
