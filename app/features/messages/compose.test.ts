import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageDialogs, type MessageKind } from '#content/contact/message-dialogs.ts';
import { answerProblem } from '#contract/answer.ts';
import { contactProblems, textProblems } from '#contract/contact.ts';
import { messageSchema } from '#contract/message.ts';
import { composeMessage, draftVariant } from './compose.ts';
import { findProblems } from './find-problems.ts';

const kinds = Object.keys(messageDialogs) as MessageKind[];
const id = '2b0c9a52-7a0d-4f0c-9c55-0d6a4f7f5b11';
const compose = (
  kind: MessageKind,
  values: { message: string; email?: string; phone?: string; answer?: string },
  about?: string,
) =>
  composeMessage({
    kind,
    about,
    values: { email: '', phone: '', answer: '', ...values },
    page: '/de/projects/kinderkuche',
    locale: 'de',
    id,
  });

const texts = {
  feedback: '[Page: /de/projects/kinderkuche]\n\nHello',
  'take-part': '[take-part] Hello\n\n[Page: /de/projects/kinderkuche]',
  share: '[share] Hello\n\n[Page: /de/projects/kinderkuche]',
  talk: '[talk] Hello\n\n[Page: /de/projects/kinderkuche]',
  'team-contact': 'Message for Ada L.:\n\nHello',
  'welcome-contact': 'Hello',
  'sticker-feedback': 'Sticker Feedback:\n\nHello',
} satisfies Record<MessageKind, string>;

test.each(kinds)(
  'FEED-03 PROJ-07 SUP-08 CONS-03 FIND-15 %s of somebody who gives no address, field by field',
  (kind) => {
    expect(compose(kind, { message: 'Hello' }, 'Ada L.')).toEqual({
      name: 'Anonymous User',
      email: 'anonymous@feedback.invalid',
      reason: kind,
      message: texts[kind],
      answer: 'none',
      id,
      page: '/de/projects/kinderkuche',
      locale: 'de',
    });
  },
);

test('FEED-03 PROJ-07 SUP-08 CONS-03 an address is in the name too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.emailAddress(), (kind, email) => {
      const { name, email: sent } = compose(kind, { message: 'Hello', email });
      expect([name, sent]).toEqual([`User (${email})`, email]);
    }),
  );
});

test('an answer by e-mail is wanted only where somebody chose it, and needs an address', () => {
  for (const kind of kinds) expect(compose(kind, { message: 'Hello', email: 'ada@example.org' }).answer).toBe('none');
  const wanted = compose('feedback', { message: 'Hello', answer: 'email' });
  expect(findProblems('', wanted)).toEqual({ email: answerProblem });
  expect(compose('talk', { message: 'Hello', email: 'ada@example.org', answer: 'email' }).answer).toBe('email');
});

test('SUP-08 CALM-05 what is written to one person is no draft of a message to another, and one for both languages of a page', () => {
  expect(draftVariant('Ada L.', '/team')).not.toBe(draftVariant('Kim', '/team'));
  expect(draftVariant('Kim', '/de/team')).toBe(draftVariant('Kim', '/team'));
  expect(draftVariant(undefined, '/de/projects')).toBe('/projects');
});

test('CONS-03 the message holds the phone number', () => {
  expect(compose('welcome-contact', { message: 'Hello', phone: '0221 / 123' }).message).toBe(
    'Hello\n\nPhone: 0221 / 123',
  );
});

test('whatever is typed and found well, the server takes; whatever is not, has words in both languages', () => {
  const aText = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 19_990, maxLength: 20_010 }),
  );
  const anAddress = fc.oneof(fc.constant(''), fc.emailAddress(), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...kinds), aText, anAddress, (kind, text, email) => {
      const message = compose(kind, { message: text.trim() || 'Hello', email: email.trim() });
      const problems = findProblems(email.trim(), message);
      expect(v.is(messageSchema, message) || Object.keys(problems).length > 0).toBe(true);
      for (const words of Object.values(problems)) expect([words.en, words.de].every(Boolean)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('FEED-02 what is wrong, and where it is mended', () => {
  const problemsOf = (message: string, email: string) => findProblems(email, compose('feedback', { message, email }));
  expect(problemsOf('Hello', '')).toEqual({});
  expect(problemsOf('Hello', 'ada@example.org')).toEqual({});
  for (const email of ['ada', 'ada@example', 'No email provided'])
    expect(problemsOf('Hello', email)).toEqual({ email: contactProblems.email });
  expect(problemsOf('x'.repeat(20_000), '')).toEqual({ message: textProblems.tooLong });
  expect(problemsOf('bell \u0007', '')).toEqual({ message: textProblems.controlCharacters });
  expect(problemsOf('Hello', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example.org`)).toEqual({
    email: textProblems.tooLong,
  });
});
