import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefillWords } from '#content/contact/prefill.ts';
import { contactReasons, linkedContactReasons } from '#contract/contact-reasons.ts';
import { longest } from '#contract/limits.ts';
import { locales } from '#contract/locale.ts';
import { say, wordsIn } from '#contract/words.ts';
import { prefill } from './prefill.ts';

const names = ['reason', 'message', 'book', 'video', 'topic', 'project', 'email', 'source'];
const known = [...contactReasons, ...linkedContactReasons] as string[];
const aValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ minLength: 1990, maxLength: 2600 }),
  fc.constantFrom(...known, 'video', 'project', '__proto__', 'constructor', '%E0%A4%A', '\uFFFD'),
);
const aParameter = fc.tuple(fc.constantFrom(...names, 'utm_source'), aValue);
const aLanguage = fc.constantFrom(...locales);
const begin = (search: string, locale: (typeof locales)[number] = 'en') =>
  prefill(new URLSearchParams(search), wordsIn(locale));

test('CONT-16 CONT-17 CONT-20 whatever a link says: never an error, a known reason or none, nothing too long', () => {
  fc.assert(
    fc.property(fc.array(aParameter, { maxLength: 12 }), aLanguage, (parameters, locale) => {
      const { reason, email, message } = begin(new URLSearchParams(parameters).toString(), locale);
      expect(['', ...known]).toContain(reason);
      expect(email.length).toBeLessThanOrEqual(2000);
      expect(message.length).toBeLessThan(longest.message);
      expect(message).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/u);
    }),
    { numRuns: 1000 },
  );
});

test('CONT-20 an address that cannot be decoded is no error', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(() => begin(search)).not.toThrow();
    }),
  );
});

test('CONT-12 a message overrides what the other parameters would say', () => {
  const aMessage = fc.string({ minLength: 1, maxLength: 500 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(aParameter, { maxLength: 8 }), aMessage, (parameters, message) => {
      const search = new URLSearchParams([['message', message], ...parameters]).toString();
      expect(begin(search).message).toBe(message.trim());
    }),
  );
});

test('CONT-08 CONT-09 CONT-10 CONT-11 CONT-19 the reason follows from the rules, whatever the words are', () => {
  const aWord = fc.stringMatching(/^[A-Za-zäöüß&"<> ]*[a-z]$/u);
  fc.assert(
    fc.property(aWord, aWord, aLanguage, (word, source, locale) => {
      const of = (query: Record<string, string>) => begin(new URLSearchParams(query).toString(), locale);
      for (const [query, reason, ...parts] of [
        [{ reason: 'borrow', book: word, source }, 'borrow', word, source],
        [{ reason: 'video', video: word, source }, 'talk', word, source],
        [{ reason: 'share', video: word }, 'talk', word],
        [{ reason: 'project', project: word }, 'collaboration', word],
        [{ reason: 'project', topic: word }, 'collaboration', word],
        [{ reason: 'help', topic: word, source }, 'help', word, source],
        [{ topic: word }, '', word],
      ] as const) {
        const begun = of(query);
        expect(begun.reason).toBe(reason);
        for (const part of parts) expect(begun.message).toContain(part.trim());
      }
    }),
  );
});

test.each([
  [
    'CONT-08 reason=borrow with book',
    'reason=borrow&book=Gl%C3%BCck+%26+Ruhe',
    'borrow',
    say('en', prefillWords.borrow, { book: 'Glück & Ruhe' }),
  ],
  ['CONT-08 reason=borrow without a book', 'reason=borrow', 'borrow', ''],
  [
    'CONT-09 reason=video with video',
    'reason=video&video=ADHD+at+work',
    'talk',
    say('en', prefillWords.discuss, { subject: 'ADHD at work' }),
  ],
  [
    'CONT-19 video with another reason',
    'reason=help&video=ADHD+at+work&source=Video+Resources',
    'talk',
    say('en', prefillWords.discussFrom, { subject: 'ADHD at work', source: 'Video Resources' }),
  ],
  ['CONT-19 video alone', 'video=ADHD', 'talk', say('en', prefillWords.discuss, { subject: 'ADHD' })],
  [
    'CONT-10 reason=project with project',
    'reason=project&project=Kinderk%C3%BCche',
    'collaboration',
    say('en', prefillWords.collaborate, { project: 'Kinderküche' }),
  ],
  [
    'CONT-10 reason=project with topic',
    'reason=project&topic=Garden',
    'collaboration',
    say('en', prefillWords.collaborate, { project: 'Garden' }),
  ],
  [
    'CONT-11 another reason with topic',
    'reason=share&topic=Sleep',
    'share',
    say('en', prefillWords.discuss, { subject: 'Sleep' }),
  ],
  [
    'CONT-11 talk with topic and source',
    'reason=talk&topic=Parents&source=Resources',
    'talk',
    say('en', prefillWords.discussFrom, { subject: 'Parents', source: 'Resources' }),
  ],
  ['CONT-11 topic without a reason', 'topic=Sleep', '', say('en', prefillWords.discuss, { subject: 'Sleep' })],
  ['CONT-12 message without a reason', 'message=Just+so', '', 'Just so'],
  ['CONT-17 a known reason alone', 'reason=collaboration', 'collaboration', ''],
  ['CONT-17 an unknown reason leaves the placeholder', 'reason=weather', '', ''],
  ['CONT-17 a name of JavaScript is no reason', 'reason=constructor', '', ''],
  ['CONT-16 question is accepted', 'reason=question', 'question', ''],
  ['CONT-16 team-contact is accepted', 'reason=team-contact&message=Dear+Kim', 'team-contact', 'Dear Kim'],
] as const)('%s', (_title, query, reason, message) => {
  expect(begin(query)).toEqual({ reason, email: '', message });
});

test('CONT-18 an email is taken as it stands', () => {
  expect(begin('email=ada%2Bsite%40example.org').email).toBe('ada+site@example.org');
});

test('an empty query puts in nothing', () => {
  expect(begin('')).toEqual({ reason: '', email: '', message: '' });
});
