import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { openMail, openValues, openVariables, staleChecks } from './launch.ts';

const data = {
  site: {
    name: 'Ecosystem',
    email: { value: 'hello@example.org', example: true },
    donation: { accountHolder: { value: 'Nobody', example: true }, iban: { value: 'DE12' } },
    people: [{ role: { value: 'founder', example: true } }],
  },
  decide: () => 'a function is no value',
};

const variables = ['PUBLIC_ACCOUNT_HOLDER', 'PUBLIC_IBAN'];

test('finds every example, however deep it lies, and names the variable when there is one', () => {
  expect(openValues(data, variables, {})).toEqual([
    'site.email is still "hello@example.org"',
    'site.donation.accountHolder is still "Nobody" (or set PUBLIC_ACCOUNT_HOLDER)',
    'site.people.0.role is still "founder"',
  ]);
});

test('a variable closes the value of its name, a made-up one does not', () => {
  const open = openValues(data, variables, { PUBLIC_ACCOUNT_HOLDER: 'Ecosystem e. V.', PUBLIC_EMAIL: 'a@b.test' });
  expect(open.join('\n')).not.toContain('accountHolder');
  expect(open.join('\n')).toContain('site.email');
});

test('nothing is open in decided data', () => {
  expect(openValues({ site: { email: { value: 'hello@ecosystem.test' } } }, variables, {})).toEqual([]);
});

test('NEWS-56 the address of the site must be said by an admin or a variable, and no variable may hold an example', () => {
  const place = 'site.siteUrl';
  const siteUrl = { site: { siteUrl: site.siteUrl } };
  expect(openValues(siteUrl, ['PUBLIC_SITE_URL'], {})).toEqual([
    `${place} is still "http://localhost:3000" (or set PUBLIC_SITE_URL)`,
  ]);
  expect(openValues(siteUrl, ['PUBLIC_SITE_URL'], { PUBLIC_SITE_URL: 'https://a.test' })).toEqual([]);
  expect(openValues(siteUrl, ['PUBLIC_SITE_URL'], {}, [place])).toEqual([]);
  expect(openVariables({})).toEqual([]);
  expect(openVariables({ PUBLIC_SITE_URL: 'http://localhost:3000' })).toHaveLength(1);
  expect(openVariables({ PUBLIC_SITE_URL: 'https://a.test', PUBLIC_IBAN: 'DE00 0000' })).toHaveLength(1);
  expect(openVariables({ PUBLIC_SITE_URL: 'https://a.test', PUBLIC_PAYMENT_LINK: '/pay-example' })).toHaveLength(1);
  expect(openVariables({ PUBLIC_SITE_URL: 'https://a.test', MAIL_TO: 'team@example.org' })).toEqual([]);
});

test('names what was last checked more than twelve months ago, and what has no readable date', () => {
  const books = [
    { title: 'New', facts: { lastChecked: '2026-11-20' } },
    { title: 'Old', facts: { lastChecked: '2025-11-19' } },
    { title: 'Odd', facts: { lastChecked: 'last summer' } },
    { title: 'Help line', lastChecked: 'never', page: 'https://line.example.org' },
  ];
  expect(staleChecks({ books }, new Date('2026-11-20'))).toEqual([
    'books.1.facts was last checked: 2025-11-19',
    'books.2.facts was last checked: last summer',
    'books.3 was last checked: never. Look at https://line.example.org',
  ]);
  expect(staleChecks({ books }, new Date('2027-11-21'))).toHaveLength(4);
});

test('NEWS-38 what was filled in in the browser is no longer open, be it a part of it; its neighbours still are', () => {
  const filled = ['site.email', 'site.people.0.role.value', 'site.donation.iban'];
  expect(openValues(data, [], {}, filled)).toEqual(['site.donation.accountHolder is still "Nobody"']);
});

test('NEWS-38 a missing mail server is open until the environment or an admin names one', () => {
  expect(openMail({}, false)).toEqual([expect.stringContaining('no mail server is set')]);
  expect(openMail({ SMTP_URL: 'smtps://mail.a.test' }, false)).toEqual([]);
  expect(openMail({}, true)).toEqual([]);
});
