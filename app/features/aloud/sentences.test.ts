import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
