import { expect, test } from 'vitest';
import { settingProblemWords } from '#content/answers/settings.ts';
import { checkSetting, type SettingKey, settingKeys, settings } from '#contract/settings.ts';
import { configuredFolder, configuredValues } from '#scripts/configured-site.ts';
import { readSite } from '#server/pages/site.ts';
import { mailsTo } from '#server/testing/accounts.ts';
import { askSettings, makeAdmin } from '#server/testing/admins.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const { database, app } = await openedApp({ site: await readSite('dist') });
const [ada, bob] = [await makeAdmin(app, database, 'ada'), await makeAdmin(app, database, 'bob')];

const read = async ({ url }: TestApp, path: string) => (await fetch(url + path)).text();
const says = (at: TestApp, path: string, said: string) => async () => (await read(at, path)).includes(said);

const free = settingKeys.filter((key) => settings[key].kind === 'line');
const hostile = `q7"'><script>hit()</script><img src=x onerror=hit()> $& $1 {name} {{7*7}} \\n`;
const longest = (key: SettingKey) => `${key} ${hostile}`.padEnd(200, ' w');
const broken = /<script>hit|<img src=x|q7"|href="javascript:/u;

test('NEWS-33 whatever an admin writes stays words, on the pages in both languages and in the mails to all admins', async () => {
  await database.sql`
    update auth.users set raw_user_meta_data = raw_user_meta_data || ${database.sql.json({ name: `Ada ${hostile}\r\nBcc: eve@example.org\n\nEve` })}
    where id = ${ada.id}`;
  const link = `https://pay.example.org/${encodeURI(hostile)}?$&=${'w'.repeat(40)}`;
  const registered = { key: 'site#site.legalStatus', value: 'registered' };
  const changes = [
    registered,
    ...free.map((key) => ({ key, value: longest(key) })),
    { key: 'site#site.paymentLink', value: link },
  ];
  const saved = await askSettings(app, ada, '', {
    changes: changes.map((change) => ({ ...change, beganWith: null })),
    code: await ada.code(),
  });
  expect(saved.error).toBeUndefined();
  await database.sql`update app_private.setting_versions set counts_from = counts_from - interval '1 hour'`;

  const paths = ['/impressum', '/datenschutz', '/support', '/', '/mission'].flatMap((path) => [path, `/de${path}`]);
  await expect.poll(says(app, '/de/support', 'q7&quot;')).toBe(true);
  const pages = await Promise.all(paths.map((path) => read(app, path.replace(/(?<=.)\/$/u, ''))));
  for (const [at, html] of pages.entries()) expect([paths[at], broken.exec(html)?.[0]]).toEqual([paths[at], undefined]);
  const all = pages.join('\n');
  for (const key of free)
    expect([key, all.includes(`${key} q7&quot;&#x27;&gt;&lt;script&gt;hit()&lt;/script&gt;`)]).toEqual([key, true]);
  expect(all.includes('$&amp; $1 {name} {{7*7}} \\n')).toBe(true);

  const mail = (await mailsTo(database, bob.email)).at(-1);
  expect(mail?.text).toContain(longest('site#site.accountHolder').trim());
  expect(mail?.text).not.toMatch(/^(?:Bcc: |Eve$)/mu);
  expect(mail?.html).not.toMatch(broken);
  expect(mail?.html).toContain('q7&quot;&#39;&gt;&lt;script&gt;hit()');
});

test('NEWS-33 what turns or hides what is read is refused in every value that is written freely; names in Hebrew and Arabic are not', async () => {
  for (const key of settingKeys.filter((key) => ['line', 'address', 'link', 'iban'].includes(settings[key].kind)))
    for (const sign of [
      '\u202E',
      '\u2066',
      '\u200B',
      '\u2060',
      '\uFEFFx',
      '\u0085x',
      '\u2028x',
      '\uE001',
      '\uFFFE',
      '\uD83D',
    ]) {
      const typed = `Verein${sign}e.V.`;
      expect([key, sign, checkSetting(key, typed).ok]).toEqual([key, sign, false]);
    }
  for (const name of ['אגודה\u200F (ע״ר)', 'جمعية', 'می\u200Cخواهم', '👩‍👩‍👧 Familie', 'Neuro\u00ADdivers'])
    expect(checkSetting('association#association.name', name)).toEqual({ ok: true, value: name });
  for (const name of ['\u200C', '\u200F \u200D', '–'])
    expect(checkSetting('association#association.name', name)).toEqual({ ok: false, because: 'missing' });
  const refused = await askSettings(app, ada, '', {
    changes: [{ key: 'association#association.name', value: 'Verein \u202E.V.e', beganWith: null }],
  });
  expect([refused.error, refused.status]).toEqual(['setting_refused', 400]);
  expect(JSON.stringify(refused.now)).toContain(settingProblemWords.unseen.en);
});

test('NEWS-33 what a variable of the server sets stands on the drawn page, whatever lies in the database', async () => {
  const { PUBLIC_IBAN, PUBLIC_ACCOUNT_HOLDER, PUBLIC_PAYMENT_LINK } = configuredValues;
  const stored = {
    'site#site.iban': 'DE02 1203 0000 0000 2020 51',
    'site#site.accountHolder': 'Somebody Else',
    'site#site.paymentLink': 'https://elsewhere.example.org/pay',
    'association#association.name': 'Kreis aus dem Browser',
  };
  for (const [key, value] of Object.entries(stored))
    await database.sql`
      insert into app_private.setting_versions (key, value, author_id) values (${key}, ${database.sql.json(value)}, ${ada.id})`;
  await database.sql`update app_private.setting_versions set counts_from = counts_from - interval '1 hour'`;
  const configured = await openedAppOn(database, { site: await readSite(configuredFolder) });
  // Nothing told them: each looks by itself, and the one that has just begun sooner.
  for (const each of [configured, app])
    await expect.poll(says(each, '/de/impressum', 'Kreis aus dem Browser')).toBe(true);
  for (const path of ['/support', '/de/support']) {
    const html = await read(configured, path);
    const other = await read(app, path);
    for (const said of [PUBLIC_IBAN, PUBLIC_ACCOUNT_HOLDER, new URL(PUBLIC_PAYMENT_LINK).host])
      expect([path, said, html.includes(said), other.includes(said)]).toEqual([path, said, true, false]);
    for (const said of ['DE02 1203', 'Somebody Else', 'elsewhere.example.org'])
      expect([path, said, html.includes(said), other.includes(said)]).toEqual([path, said, false, true]);
  }
});
