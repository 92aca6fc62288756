import { expect, test } from 'vitest';
import { type AccountMailKind, accountMails } from '#content/mail/account-mails.ts';
import { locales } from '#contract/locale.ts';
import { type AccountMail, composeAccountMail } from './mails.ts';

const link = 'https://ecosystem.example.org/auth/confirm#token_hash=abc_DEF-123&type=signup';
const values = {
  email: 'new@example.org',
  reset: 'https://ecosystem.example.org/auth/reset',
  count: '9',
  service: 'GitHub',
  name: 'Mira',
  changes: 'IBAN: DE89 3704',
};
const mail = (more: Partial<AccountMail>): AccountMail => ({
  kind: 'sign_up',
  to: 'ada@example.org',
  locale: 'en',
  link,
  code: '7K3M9QPDWX',
  values,
  ...more,
});

test('the mail of a sign-up, as it is read', () => {
  expect(composeAccountMail(mail({})).text)
    .toBe(`Someone made an account for Ecosystem with this address. Was it you? Then there’s one step left: confirm that the address is yours.

Confirm my address:
${link}

Or type this code on the page where you were. Capital or small letters are both fine. Link and code work for 15 minutes. After that you can ask for new ones.

7K3M9QPDWX

Wasn’t it you? Then please don’t confirm. You don’t need to do anything else. We delete accounts that nobody confirms after a week.
`);
  expect(composeAccountMail(mail({ locale: 'de' })).text)
    .toBe(`Mit dieser Adresse wurde ein Konto bei Ecosystem angelegt. Warst du das? Dann fehlt noch ein Schritt: Bestätige, dass die Adresse dir gehört.

Meine Adresse bestätigen:
${link}

Oder tippe diesen Code auf der Seite ein, auf der du warst. Groß oder klein geschrieben, beides geht. Link und Code gelten 15 Minuten. Danach kannst du neue anfordern.

7K3M9QPDWX

Das warst nicht du? Dann bestätige bitte nicht. Sonst musst du nichts tun. Ein Konto, das niemand bestätigt, löschen wir nach einer Woche.
`);
});

test('as HTML the link is a button, the code stands alone and unspaced, and the page to set a password is a link', () => {
  const { html, subject } = composeAccountMail(mail({ kind: 'recovery', locale: 'de' }));
  expect(subject).toBe('Neues Passwort für Ecosystem festlegen');
  expect(html).toContain('<html lang="de">');
  expect(html).toMatch(/<a href="[^"]*#token_hash=abc_DEF-123&amp;type=signup"[^>]*>Neues Passwort festlegen<\/a>/u);
  expect(html).toMatch(/<p[^>]*><strong>7K3M9QPDWX<\/strong><\/p>/u);
  const changed = composeAccountMail(mail({ kind: 'password_changed' }));
  expect(changed.html).toContain(`<a href="${values.reset}">${values.reset}</a>`);
  expect(changed.text).toContain(`set a new password here: ${values.reset}\n`);
  // This mail asks for nothing, so it carries neither.
  expect(`${changed.text}${changed.html}`).not.toMatch(/7K3M9QPDWX|token_hash/u);
});

const kinds = Object.keys(accountMails) as AccountMailKind[];

test.each(kinds.flatMap((kind) => locales.map((locale) => ({ kind, locale }))))(
  'every mail is complete, plain and tracks nobody: $kind $locale',
  ({ kind, locale }) => {
    const { subject, text, html } = composeAccountMail(mail({ kind, locale }));
    expect(subject).not.toBe('');
    expect(subject.length).toBeLessThan(70);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{|\}|undefined|null|Sie |Ihr(?:e|en|em)? /u);
    // Nothing is fetched when the mail is opened, and no link leads anywhere but to the site.
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/iu);
    const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => new URL(address ?? '').origin);
    expect(new Set(links)).toEqual(new Set(links.length > 0 ? ['https://ecosystem.example.org'] : []));
    // A mail that tells of something says what to do when it was somebody else.
    expect(text).toMatch(/Wasn’t it you\?|Didn’t ask|Don’t want|nicht du\?|nicht angefordert|möchtest kein/u);
  },
);

test('SEC-16 whatever stands in a value is text, in the subject one line', () => {
  const email = '"<img src=x>\r\nbcc:eve@example.org"@example.org';
  const { subject, html } = composeAccountMail(mail({ kind: 'email_changed', values: { ...values, email } }));
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).not.toContain('<img');
  expect(subject).not.toMatch(/[\r\n]/u);
});
