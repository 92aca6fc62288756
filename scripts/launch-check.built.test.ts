import { expect, test } from 'vitest';
import { callingLines, writingLines } from '#content/help-now.ts';
import type { EntryNow } from '#contract/page-lists.ts';
import { settingKeys } from '#contract/settings.ts';
import { readSite } from '#server/pages/site.ts';
import { askSettings, makeAdmin } from '#server/testing/admins.ts';
import { openedApp } from '#server/testing/opened.ts';
import { readFilledIn } from './filled-in.ts';
import { everythingOpen } from './open-values.ts';

const site = await readSite('dist');
const { database, app } = await openedApp({ site });
const ada = await makeAdmin(app, database, 'ada');

// The day on which the sources of the built-in pages are young.
const today = new Date('2026-11-24');
const open = async () => everythingOpen({}, await readFilledIn(database.sql), today);
const unchecked = async () => (await askSettings(app, ada, '')).now.unchecked.map(({ de }) => de);

async function entry(key: string, id: string, changeOf: (now: EntryNow) => object): Promise<void> {
  const at = `${app.url}/functions/v1/lists/entry`;
  const now = (await (
    await fetch(`${at}?key=${encodeURIComponent(key)}&id=${id}`, { headers: ada.headers })
  ).json()) as EntryNow;
  const seen = { key, id, beganWith: now.version, textsBeganWith: now.textVersion, what: 'Looked up' };
  const answer = await fetch(at, {
    method: 'POST',
    headers: { ...ada.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...seen, ...changeOf(now) }),
  });
  expect([id, answer.status]).toEqual([id, 200]);
}

test('NEWS-38 an admin closes the whole launch check in the browser: values, the founder, and each help line that nobody had looked up', async () => {
  const lines = [
    ...writingLines.map((line) => ({ ...line, key: 'help-now#writingLines' })),
    ...callingLines.map((line) => ({ ...line, key: 'help-now#callingLines' })),
  ].filter(({ lastChecked }) => lastChecked === 'never');
  expect(lines).toHaveLength(8);
  expect((await open()).filter((line) => line.includes('last checked: never'))).toHaveLength(lines.length);
  expect(await unchecked()).toEqual(lines.map(({ name }) => name.de));

  const values: Readonly<Record<string, string | number>> = {
    'site#site.siteUrl': 'https://netz.example.com',
    'site#site.email': 'hallo@netz.example.com',
    'site#site.adminEmail': 'ada@netz.example.com',
    'site#site.answerDays': 5,
    'site#site.iban': 'DE89 3704 0044 0532 0130 00',
    'site#site.paymentLink': 'https://pay.example.com/netz',
    'site#site.map.start': '51.05, 13.74',
    'site#site.legalStatus': 'forming',
  };
  const changes = settingKeys.map((key) => ({ key, value: values[key] ?? 'Netz', beganWith: null }));
  expect(await askSettings(app, ada, '', { changes, code: await ada.code() })).toMatchObject({ status: 200 });
  await entry('about/team#members', 'founder', ({ values: now }) => ({ values: { ...now, name: 'Ada' } }));
  // One is looked up, one hidden, one deleted; a new one that nobody has looked up is open as well.
  const [hidden, deleted, ...others] = lines;
  await entry(hidden?.key ?? '', hidden?.id ?? '', () => ({ state: 'hidden' }));
  await entry(deleted?.key ?? '', deleted?.id ?? '', () => ({ state: 'deleted' }));
  for (const { key, id } of others)
    await entry(key, id, ({ values: now }) => ({ values: { ...now, lastChecked: '2026-11-23' } }));
  expect(await open()).toEqual([]);
  expect(await unchecked()).toEqual([]);

  await entry(hidden?.key ?? '', hidden?.id ?? '', () => ({ state: 'shown' }));
  expect(await open()).toEqual([
    `content/help-now.ts  writingLines.${hidden?.id} was last checked: never. Look at ${hidden?.page}`,
  ]);
  expect(await unchecked()).toEqual([hidden?.name.de]);
  expect(await everythingOpen({}, await readFilledIn(database.sql), new Date('2028-01-01'))).toContain(
    `content/help-now.ts  callingLines.parents was last checked: 2026-11-23. Look at https://www.nummergegenkummer.de`,
  );
});
