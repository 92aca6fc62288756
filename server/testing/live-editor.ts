import { randomUUID } from 'node:crypto';
import type { TextNow } from '#contract/page-texts.ts';
import { browserClient, goodPassword } from './accounts.ts';
import { callFunction } from './call-function.ts';
import type { LiveSite } from './live-site.ts';
import { addApp } from './second-factor.ts';

/** Makes somebody with a role on a running site, with a second step that was shown. Out: their access token. */
export async function liveMember(
  site: Pick<LiveSite, 'url' | 'makeAccount'>,
  role: 'team' | 'admin' = 'team',
): Promise<string> {
  const member = {
    email: `${randomUUID()}@example.org`,
    password: goodPassword,
    app_metadata: { role },
  };
  await site.makeAccount(member);
  const client = browserClient(site);
  await client.signInWithPassword(member);
  await addApp(client);
  return (await client.getSession()).data.session?.access_token ?? '';
}

const key = 'help-now#helpWords.lead';

/** Publishes a text of the help page, with some words after it. Out: the status of the answer. */
export async function publishText(url: string, bearer: string, words: string): Promise<number> {
  const who = { headers: { authorization: `Bearer ${bearer}` } };
  const [read, now] = await callFunction<TextNow>({ url }, who, 'GET', `texts/text?key=${encodeURIComponent(key)}`);
  if (read !== 200) return read;
  const text = { en: `${String(now.builtIn.en)} ${words}`, de: `${String(now.builtIn.de)} ${words}` };
  const change = { key, text, beganWith: now.versions[0]?.version ?? null, what: words };
  const [published] = await callFunction({ url }, who, 'POST', 'texts/text', change);
  return published;
}
