import { expect, test } from 'vitest';
import { checkContact } from './contact.ts';
import { said } from './said.ts';

const unseen = [
  '',
  ' \n',
  '\u3164',
  '\u115f\u1160',
  '\uffa0 \u200b',
  '\u2800\u2800',
  '\u00ad',
  '\u2060\u{e0020}\ufe0f',
];

test.each(unseen.map((text) => [text]))('%j says nothing', (text) => {
  expect(said(text)).toBe('');
});

test('what is seen stays as it is, with the joiners and marks that it is written with', () => {
  for (const text of ['Ada', '❤\ufe0f', '👩\u200d🦽', 'می\u200cخواهم', '\u3164x', '1', '.', '한글'])
    expect(said(` ${text}\n`)).toBe(text);
});

test('CONT-02 CONT-05 a name and a message of which nobody sees anything count as not filled in', () => {
  const filled = { name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'A whole message.' };
  expect(checkContact(filled).ok).toBe(true);
  const signs = ['\u3164', '\u200b', '\u2060', '\u00ad', ' \u2800', '\u0301', '\u0301\u200b', '\n'];
  for (const message of [
    '\u2800 \u3164'.repeat(9),
    // Nor does what is not seen help two letters to be ten.
    ...signs.map((sign) => `a${sign.repeat(9)}b`),
  ]) {
    const checked = checkContact({ ...filled, name: message[0] + '\u3164\u200b', message });
    expect([message, checked.ok ? {} : checked.problems]).toEqual([
      message,
      {
        name: expect.objectContaining({ en: 'Name must be at least 2 characters.' }),
        message: expect.objectContaining({ en: 'Message must be at least 10 characters.' }),
      },
    ]);
  }
});

test('the signs with which a language is written count, each with what stands on it', () => {
  for (const name of ['ดี', 'Ö.', 'O\u0308', '한글', 'की', '👩\u200d🦽'])
    expect(checkContact({ name, email: 'ada@example.org', reason: 'hello', message: 'मुझे मदद चाहिए' })).toMatchObject({
      ok: true,
      value: { name },
    });
});
