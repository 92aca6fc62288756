import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { textsIn, pairsIn } from '#content/testing/walk.ts';
import { breathsOf, sentencesOf } from './sentences.ts';

const split = (text: string, language: string) =>
  sentencesOf(text, language).map(([from, to]) => text.slice(from, to).trim());

const german = [
  ['Wir helfen, z. B. Kindern. Auch dir.'],
  ['Das heißt, d. h. Eltern, i. d. R. Mütter, sind gemeint. Ja!'],
  ['Der Verein Wald e. V. Bautzen lädt ein. Komm vorbei.'],
  ['Frau Dr. Meier und Prof. Dr. A. Vogel sprechen am 3. Mai ab ca. 15 Uhr. Es kostet nichts.'],
  ['Lies Nr. 4 in Abs. 2 bzw. Art. 9 DSGVO. Danach ruf an.'],
  ['„Komm! Es gibt Tee.“ Dann ging sie.'],
  ['Geht das? Ja … wirklich!'],
  ['Im Jahr 2026. Wir fangen an.'],
].map(([text = '']) => text);

describe.each(['with', 'without'])('%s the browser’s own sentences', (which) => {
  afterEach(() => vi.unstubAllGlobals());
  const begin = () => which === 'without' && vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });

  test('READ-33 German sentences: abbreviations, dates and initials end none', () => {
    begin();
    expect(german.map((text) => split(text, 'de').length)).toEqual([2, 2, 2, 2, 2, 3, 2, 2]);
    expect(split(german[3] ?? '', 'de')[1]).toBe('Es kostet nichts.');
    expect(split(german[5] ?? '', 'de')).toEqual(['„Komm!', 'Es gibt Tee.“', 'Dann ging sie.']);
    expect(split('„Komm!“ sagte sie. Und ging.', 'de')).toEqual(['„Komm!“ sagte sie.', 'Und ging.']);
  });

  test('READ-33 English sentences', () => {
    begin();
    expect(split('Some tools, e.g. Timers, help. Others, i.e. Alarms, don’t.', 'en')).toHaveLength(2);
    expect(split('Ask Dr. Smith at No. 5 Main St. Martin. No. I mean it.', 'en')).toEqual([
      'Ask Dr. Smith at No. 5 Main St. Martin.',
      'No.',
      'I mean it.',
    ]);
    expect(split('She said: “Come in. It is warm.” He did, at 5. Then he sat.', 'en')).toEqual([
      'She said: “Come in.',
      'It is warm.”',
      'He did, at 5.',
      'Then he sat.',
    ]);
    expect(split('It was I. Nobody else.', 'en')).toEqual(['It was I.', 'Nobody else.']);
  });

  test.each([
    ['en', 'Others don’t. Do it if it helps. A large one didn’t. The effects were small.', 4],
    ['en', 'It is 7 to 1. We remember. Use 0 to 9 and A to F. Nothing was changed. Ask Thomas E. Brown.', 5],
    ['de', 'Eine Zahl von 1 bis 5. Er sagt es. Es sind 7 zu 1. Wir merken uns das.', 4],
    ['de', 'Erlaubt sind A bis F. Nichts wurde geändert. Das ist Art. 6 Abs. 1 f. Zum Lesen reicht das.', 4],
    ['de', 'Nach 30 Tagen, sonst nach 90. Mails sind bei uns. Es sind 10 von 20. Kinder kommen.', 4],
    ['de', 'Vom 1. Stock in den 3. Stock, die 1. bis 4. Klasse, ab 2. Mai und bis 3. Juni. Fertig.', 2],
  ])('READ-33 %s: “%s”', (language, text, count) => {
    begin();
    expect(split(text, language)).toHaveLength(count);
  });

  test('READ-33 no letter is lost or said twice', () => {
    begin();
    const word = fc.constantFrom(
      'z. B.',
      'Dr.',
      '3.',
      'Mai',
      '„Ja!“',
      'und',
      '!',
      '?',
      '…',
      'e.g.',
      'A',
      '\u00A0',
      'Ende.',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom('de', 'en', 'fr'), (words, language) => {
        const text = words.join(' ');
        const spans = sentencesOf(text, language);
        expect(spans.map(([from, to]) => text.slice(from, to)).join('')).toBe(text);
      }),
    );
  });
});

test('READ-34 what a voice of a server would be cut off in is said in parts, split where one breathes', () => {
  const text = 'Wer lange liest, wird müde, und das ist in Ordnung; danach hilft eine Pause';
  const parts = breathsOf(text, 40).map(([from, to]) => text.slice(from, to));
  expect(parts).toEqual(['Wer lange liest, wird müde, ', 'und das ist in Ordnung; ', 'danach hilft eine Pause']);
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 5, max: 60 }), (text, most) => {
      const spans = breathsOf(text, most);
      expect(spans.map(([from, to]) => text.slice(from, to)).join('')).toBe(text);
      expect(Math.max(...spans.map(([from, to]) => to - from))).toBeLessThanOrEqual(most);
    }),
  );
});

/** Where a full stop ends nothing, as everybody sees: before a number, a month or a family name. */
const isPlain = /(?:\b(?:Abs|Art|Nr|no)\. \|\d|\b\d+\. \|\p{Lu}\p{Ll}+ \d{4}|\b\p{Lu}\. \|\p{Lu}\p{Ll})/u;

test('READ-33 in all that we write sentences are put together at abbreviations, dates, initials, and these quotations', () => {
  const files = import.meta.glob(['#content/**/*.ts', '!#content/**/*.test.ts', '!#content/testing/**'], {
    eager: true,
  });
  const texts = (['en', 'de'] as const).map((language) => {
    const all = Object.values(files).flatMap((file) => pairsIn(file).flatMap((pair) => textsIn(pair[language])));
    return [language, new Set(all.map((text) => text.replaceAll(/\]\([^)]*\)|https?:\S+/gu, '')))] as const;
  });
  const joined = texts.flatMap(([language, all]) =>
    [...all].flatMap((text) => {
      const ours = new Set(sentencesOf(text, language).map(([, to]) => to));
      const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
      const ends = segments.map(({ index, segment }) => index + segment.length).filter((end) => !ours.has(end));
      return ends.map((end) => `${text.slice(Math.max(0, end - 24), end)}|${text.slice(end, end + 16)}`);
    }),
  );
  expect(joined.filter((each) => isPlain.test(each)).length).toBeGreaterThan(15);
  expect(new Set(joined.filter((each) => !isPlain.test(each)))).toEqual(
    new Set([
      ' “Need help right now?” |are at the foot ',
      'y did you do it again?” |on the same day.',
      '? “Hello, who are you?” |is a good first ',
      'uchst du sofort Hilfe?“ |stehen am Ende j',
      ', „Warum schon wieder?“ |am selben Tag.',
      ' „Hallo, wer seid ihr?“ |ist ein guter An',
    ]),
  );
});
