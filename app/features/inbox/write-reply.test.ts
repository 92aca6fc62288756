import { expect, test } from 'vitest';
import { gap, replyTemplates, replyWords } from '#content/inbox/replies.ts';
import { longestTexts } from '#contract/inbox-message.ts';
import { locales } from '#contract/locale.ts';
import { anonymous } from '#contract/placeholders.ts';
import { wordsIn } from '#contract/words.ts';
import { replyProblem, withSentences } from './write-reply.ts';

const origin = 'https://example.org';
const thanks = { en: 'Thank you.', de: 'danke dir.' };

test('an empty reply gets greeting and end around the sentences, in the visitor’s language', () => {
  expect(withSentences(' \n', thanks, { name: 'Ada', locale: 'en' }, origin)).toBe(
    'Hello Ada,\n\nThank you.\n\nKind regards\nThe team of Ecosystem',
  );
  expect(withSentences('', thanks, { name: anonymous.name, locale: 'de' }, origin)).toBe(
    'Hallo,\n\ndanke dir.\n\nViele Grüße\nDein Team von Ecosystem',
  );
});

test('what was typed stays letter for letter, and the sentences come below', () => {
  expect(withSentences('Hallo Ada,\n schön!  \n', thanks, { name: 'Ada', locale: 'de' }, origin)).toBe(
    'Hallo Ada,\n schön!\n\nDanke dir.',
  );
});

test('a name cannot bring in other values', () => {
  expect(withSentences('', thanks, { name: '{site} $& {helpNow}', locale: 'en' }, origin)).toContain(
    'Hello {site} $& {helpNow},',
  );
});

test.each(replyTemplates)('the sentences "$id" leave no placeholder, in either language', ({ text }) => {
  for (const locale of locales) {
    const written = withSentences('', text, { name: 'Ada', locale }, origin);
    expect(written.replaceAll(gap, '')).not.toMatch(/[{}[\]]/u);
  }
  expect(text.de.includes(gap)).toBe(text.en.includes(gap));
});

test('a reply that is empty, has a gap or is too long is not sent', () => {
  const t = wordsIn('en');
  const most = longestTexts.reply;
  expect(replyProblem(' \n ', t)).toBe('Please write your answer first.');
  expect(replyProblem(`By ${gap}.`, t)).toBe(t(replyWords.gap, { gap }));
  expect(replyProblem('a'.repeat(most + 1), t)).toBe(t(replyWords.tooLong, { most, count: most + 1 }));
  expect(replyProblem('a'.repeat(most), t)).toBeUndefined();
});
