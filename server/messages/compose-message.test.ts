import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { messageSchema } from '#contract/message.ts';
import { type ReasonId, reasons } from '#contract/reasons.ts';
import { headerText } from '#server/mail/mail-text.ts';
import { asNodemailer } from '#server/mail/nodemailer-mail.ts';
import { composeMessageMail } from './compose-message.ts';
import type { NewMessage } from './store-message.ts';

const hello: NewMessage = {
  draftId: undefined,
  name: 'Ada',
  email: 'ada@example.org',
  reasonId: 'borrow',
  reasonLabel: 'Borrow a book',
  message: 'Hello, you dear people.\nMay I borrow a book?',
  html: undefined,
  page: '/contact',
  locale: 'en',
  answer: 'email',
  photo: undefined,
  thing: undefined,
  suspected: undefined,
};
const reasonIds = Object.keys(reasons) as ReasonId[];
const reference = 'EC-7K3M-9QPD';

/** The mail as a mail server would receive it. */
async function delivered(
  message: NewMessage,
): Promise<{ raw: string; mail: Awaited<ReturnType<typeof PostalMime.parse>> }> {
  const { senderName, ...content } = composeMessageMail(
    message,
    { id: '5f0c1de2-0000-4000-8000-000000000001', reference },
    { siteUrl: new URL('https://site.example') },
  );
  const from = { name: senderName, address: 'hello@example.org' };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sent = await transport.sendMail(asNodemailer({ ...content, from, to: ['team@example.org'], photo: undefined }));
  const raw = String(sent.message);
  return { raw, mail: await PostalMime.parse(raw) };
}

describe('the mail to the team', () => {
  test('begins with the words of the visitor and says how to answer', async () => {
    const { mail } = await delivered(hello);
    expect(mail.text?.startsWith('Ada schreibt:\n\nHello, you dear people.\nMay I borrow a book?\n')).toBe(true);
    for (const part of [
      'Deine Antwort geht an ada@example.org.',
      'Grund: Ein Buch leihen',
      'Seite: /contact',
      'Sprache: Englisch',
      `Nummer: ${reference}`,
      '\nhttps://site.example/de/team/inbox?message=5f0c1de2-0000-4000-8000-000000000001\n',
    ])
      expect(mail.text).toContain(part);
    expect(mail).toMatchObject({
      subject: `Ein Buch leihen: Ada (${reference})`,
      from: { name: 'Ada über Ecosystem', address: 'hello@example.org' },
      to: [{ address: 'team@example.org' }],
      replyTo: [{ address: 'ada@example.org' }],
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@site\.example>$/u),
    });
  });

  test.each(reasonIds)('names the reason %s once, in the language of the team', async (reasonId) => {
    const { mail } = await delivered({ ...hello, reasonId, reasonLabel: reasons[reasonId].en });
    expect(mail.text).toContain(`Grund: ${reasons[reasonId].de}\n`);
  });

  test('names a reason that is none of ours in the words of the visitor', async () => {
    const { mail } = await delivered({ ...hello, reasonId: undefined, reasonLabel: 'An otter' });
    expect(mail.text).toContain('Grund: An otter\n');
  });

  test('FIND-11 FIND-12 shows the report of a found thing with its markup, and answers nobody without an address', async () => {
    const html = '<p><strong>Map:</strong> <a href="https://maps.example/?q=1,2">https://maps.example/?q=1,2</a></p>';
    const found = { ...hello, reasonId: 'find-the-lost', html, email: 'No email provided' } as const;
    const { mail } = await delivered(found);
    expect(mail.html).toContain(html);
    expect(mail.text).toContain(hello.message);
    expect(mail.replyTo).toBeUndefined();
    const nothingLeft = await delivered({ ...found, html: '' });
    expect(nothingLeft.mail.html).toContain('Hello, you dear people.<br>');
  });

  test.each(['anonymous@feedback.invalid', 'No email provided'])(
    'never replies to the placeholder %j',
    async (email) => {
      const { mail, raw } = await delivered({ ...hello, email });
      expect(mail.replyTo).toBeUndefined();
      expect(raw).not.toMatch(/^reply-to:/imu);
      expect(mail.text).toContain('Ada hat keine E-Mail-Adresse angegeben.');
    },
  );

  test('has a sender also when the name is made of invisible characters', async () => {
    expect((await delivered({ ...hello, name: '\u200b\u200d' })).mail.from?.name).toBe('… über Ecosystem');
  });

  test.each(['Anonymous User', 'Anonymous'])('names nobody where %j was sent for a name', async (name) => {
    const { mail } = await delivered({ ...hello, name, email: 'anonymous@feedback.invalid' });
    expect(mail.subject).toBe(`Ein Buch leihen: Jemand ohne Namen (${reference})`);
    expect(mail.text).toContain('Jemand ohne Namen hat keine E-Mail-Adresse angegeben. Du kannst nicht antworten.');
  });

  test('says when no answer is needed', async () => {
    expect((await delivered({ ...hello, answer: 'none' })).mail.text).toContain('Ada braucht keine Antwort.');
  });

  test('SEC-16 shows HTML of a visitor as text', async () => {
    const { mail } = await delivered({
      ...hello,
      name: '<b>Ada</b>',
      message: '<script>x()</script>\n<img src=x onerror=x()>',
      reasonId: undefined,
      reasonLabel: '<i>Other</i>',
      page: '"><u>',
    });
    expect(mail.html).not.toMatch(/<(?:script|img|i|u|b)\b/u);
    expect(mail.html).toContain('&lt;script&gt;x()&lt;/script&gt;<br>');
    expect(mail.text).toContain('<script>x()</script>');
  });
});

const field = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ maxLength: 250 }),
  fc.constantFrom(
    'Ada\r\nBcc: all@example.org',
    'Ada\nBcc: all@example.org',
    'Ada%0d%0aBcc: x',
    'Ada\u2028Bcc: x',
    '"Ada" <x@example.org>, y@example.org',
    'a\u202Eb',
    '=?utf-8?Q?=0ABcc:x?=',
  ),
);

describe('SEC-16 header injection', () => {
  test('SEC-16 no field reaches any header, whatever is in it, even when it were not checked before', async () => {
    await fc.assert(
      fc.asyncProperty(field, field, field, field, async (name, reasonLabel, page, message) => {
        const { mail, raw } = await delivered({ ...hello, name, reasonLabel, reasonId: undefined, page, message });
        const header = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/gu, ' ');
        const names = header.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
        expect(names.toSorted()).toEqual([
          'auto-submitted',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ]);
        expect(mail.from?.address).toBe('hello@example.org');
        expect(mail.to).toEqual([{ name: '', address: 'team@example.org' }]);
        expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
        expect([...(mail.subject ?? '')].length).toBeLessThanOrEqual(200);
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
      }),
      { numRuns: 200 },
    );
  });

  test('SEC-16 text for a header is one line of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        const line = headerText(text);
        expect([...line].length).toBeLessThanOrEqual(120);
        expect(line).not.toMatch(/[\r\n\t\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
    expect(headerText('a'.repeat(200))).toBe(`${'a'.repeat(119)}…`);
  });
});

describe('the message schema', () => {
  const isAccepted = (changes: Record<string, unknown>): boolean =>
    v.safeParse(messageSchema, { name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello', ...changes })
      .success;

  test('SEC-14 SEC-16 takes no control character but line ends, and those only in texts of several lines', () => {
    // A tab becomes a space; white space at the ends is cut off, so the character stands in the middle.
    const control = fc.integer({ min: 0, max: 0x1f }).filter((code) => code !== 0x09);
    fc.assert(
      fc.property(control, fc.constantFrom('name', 'email', 'reason', 'page', 'message', 'html'), (code, key) => {
        const isLineEnd = code === 0x0a || code === 0x0d;
        expect(isAccepted({ [key]: `a${String.fromCharCode(code)}b` })).toBe(
          isLineEnd && (key === 'message' || key === 'html'),
        );
      }),
    );
  });

  test('SEC-14 keeps its lengths', () => {
    for (const [key, longest] of [
      ['name', 200],
      ['reason', 100],
      ['message', 20_000],
    ] as const) {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: longest * 2 }), (length) => {
          expect(isAccepted({ [key]: 'a'.repeat(length) })).toBe(length >= 1 && length <= longest);
        }),
      );
    }
  });

  test('takes the two placeholders and real addresses, and nothing else, as e-mail', () => {
    for (const email of ['anonymous@feedback.invalid', 'No email provided', 'a.b+c@example.org'])
      expect(isAccepted({ email })).toBe(true);
    for (const email of [
      '',
      'ada',
      'ada@',
      '@example.org',
      'ada@example',
      'a@b.org, c@d.org',
      'Ada <a@b.org>',
      'a b@c.org',
      'No e-mail',
    ])
      expect(isAccepted({ email })).toBe(false);
  });
});
