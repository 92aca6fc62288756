import { expect, test } from 'vitest';
import { openValues, openVariables } from './launch.ts';

const data = {
  site: {
    name: 'Ecosystem',
    email: { value: 'hello@example.org', example: true },
    donation: { accountHolder: { value: 'Nobody', example: true }, iban: { value: 'DE12' } },
    people: [{ role: { value: 'founder', example: true } }],
  },
  decide: () => 'a function is no value',
};

test('finds every example, however deep it lies', () => {
  expect(openValues(data, {})).toEqual([
    'site.email is still "hello@example.org" (or set PUBLIC_EMAIL)',
    'site.donation.accountHolder is still "Nobody" (or set PUBLIC_ACCOUNT_HOLDER)',
    'site.people.0.role is still "founder" (or set PUBLIC_ROLE)',
  ]);
});

test('a variable closes the value of its name', () => {
  const open = openValues(data, { PUBLIC_ACCOUNT_HOLDER: 'Ecosystem e. V.', PUBLIC_EMAIL: '' });
  expect(open.join('\n')).not.toContain('accountHolder');
  expect(open.join('\n')).toContain('site.email');
});

test('nothing is open in decided data', () => {
  expect(openValues({ site: { email: { value: 'hello@ecosystem.test' } } }, {})).toEqual([]);
});

test('the address of the site must be set, and no variable may hold an example', () => {
  expect(openVariables({})).toEqual(['PUBLIC_SITE_URL is not set: links in mails need the real address']);
  expect(openVariables({ PUBLIC_SITE_URL: 'http://localhost:3000' })).toHaveLength(1);
  expect(openVariables({ PUBLIC_SITE_URL: 'https://a.test', PUBLIC_IBAN: 'DE00 0000' })).toHaveLength(1);
  expect(openVariables({ PUBLIC_SITE_URL: 'https://a.test', PUBLIC_PAYMENT_LINK: '/pay-example' })).toHaveLength(1);
  expect(openVariables({ PUBLIC_SITE_URL: 'https://a.test', MAIL_TO: 'team@example.org' })).toEqual([]);
});
