import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContact, contactProblems } from './contact.ts';
import { longest } from './limits.ts';

const whole = { name: 'Al', email: 'a@b.de', reason: 'hello', message: '1234567890' };
const aText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 300 }));

test('CONT-02 CONT-03 CONT-04 CONT-05 the words of the spec, each at its edge', () => {
  expect(checkContact(whole)).toEqual({ ok: true, value: whole });
  const told = (change: Partial<typeof whole>) => {
    const checked = checkContact({ ...whole, ...change });
    return checked.ok ? 'well' : Object.values(checked.problems).map(({ en }) => en);
  };
  expect(told({ name: 'A' })).toEqual(['Name must be at least 2 characters.']);
  expect(told({ email: 'a@b' })).toEqual(['Please enter a valid email address.']);
  expect(told({ reason: '' })).toEqual(['Please select a reason for contact.']);
  expect(told({ message: '123456789' })).toEqual(['Message must be at least 10 characters.']);
  expect(told({ name: '', email: '', reason: '', message: '' })).toEqual(
    Object.values(contactProblems).map(({ en }) => en),
  );
});

test('whoever wants no answer need give no address, and a wrong one is told all the same', () => {
  const asked = (email: string, answer: string) => checkContact({ ...whole, email, answer });
  expect(asked('  ', 'none')).toEqual({ ok: true, value: { ...whole, email: '' } });
  expect(asked('a@b.de', 'none')).toEqual({ ok: true, value: whole });
  expect([asked('a@b', 'none'), asked('', ''), asked('', 'email')].map(({ ok }) => ok)).toEqual([false, false, false]);
});

test('spaces around an answer are no characters of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ \n\t]*$/u), (space) => {
      expect(checkContact({ ...whole, message: `${space}123456789${space}` }).ok).toBe(false);
      expect(checkContact({ ...whole, message: `${space}1234567890${space}` })).toEqual({ ok: true, value: whole });
    }),
  );
});

test('whatever is typed and found well is within the limits and on one line', () => {
  const aLetter = fc.record({
    name: fc.oneof(aText, fc.constant('Ada')),
    email: fc.oneof(aText, fc.constant('ada@example.org')),
    reason: fc.oneof(aText, fc.constant('hello')),
    message: aText,
  });
  fc.assert(
    fc.property(aLetter, (letter) => {
      const checked = checkContact(letter);
      fc.pre(checked.ok);
      const { name, email, reason, message } = checked.value;
      expect(name.length).toBeGreaterThanOrEqual(2);
      expect(message.length).toBeGreaterThanOrEqual(10);
      expect(message.length).toBeLessThanOrEqual(longest.message);
      expect(name + email + reason).not.toMatch(/[\r\n\u0000]/u);
    }),
    { maxSkipsPerRun: 1000 },
  );
});

test('whatever is typed and found faulty has a word for each faulty field, in both languages', () => {
  fc.assert(
    fc.property(aText, aText, aText, (email, reason, message) => {
      const checked = checkContact({ name: 'A', email, reason, message });
      const problems = checked.ok ? {} : checked.problems;
      expect(problems.name).toEqual(contactProblems.name);
      for (const { en, de } of Object.values(problems)) expect([en, de].every(Boolean)).toBe(true);
    }),
  );
});

test('SEC-16 an address cannot carry a second line or a second address', () => {
  for (const email of [
    'a@b.de\nBcc: c@d.de',
    'a@b.de\r\nX: y',
    'a@b.de,c@d.de',
    'a@b.de c@d.de',
    '<a@b.de>',
    '"a"@b.de\u0000',
  ])
    expect({ email, ok: checkContact({ ...whole, email }).ok }).toEqual({ email, ok: false });
});

test('CONT-03 addresses that people have are accepted', () => {
  for (const email of ['ada+site@example.org', 'o.b-c_d@sub.example.co.uk', 'x@y.museum', "o'neil@example.org"])
    expect({ email, ok: checkContact({ ...whole, email }).ok }).toEqual({ email, ok: true });
});

test('CONT-03 a domain with an umlaut is one, however the browser sends it', () => {
  const typed = ['ada@müller.de', 'ada@mu\u0308ller.de', 'ada@xn--mller-kva.de', 'ada@bücher.müller.de'].map(
    (email) => {
      const checked = checkContact({ ...whole, email });
      return checked.ok && checked.value.email;
    },
  );
  const once = 'ada@xn--mller-kva.de';
  expect(typed).toEqual([once, once, once, 'ada@xn--bcher-kva.xn--mller-kva.de']);
  for (const email of [
    'ada@müller',
    'ada@müller.de/x',
    'ada@müller..de',
    'jörg@müller.de',
    'ada@mül ler.de',
    `ada@${'ü.'.repeat(60)}de`,
  ])
    expect({ email, ok: checkContact({ ...whole, email }).ok }).toEqual({ email, ok: false });
});

test('a text that is too long is told so, not called too short', () => {
  const checked = checkContact({ ...whole, name: 'x'.repeat(201), message: 'x'.repeat(20_001) });
  expect(checked.ok || [checked.problems.name?.en, checked.problems.message?.en]).toEqual([
    'This text is too long. Please shorten it.',
    'This text is too long. Please shorten it.',
  ]);
});
