import type { Locator, Page } from '@playwright/test';
import { site } from '#content/site.ts';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { visit } from './islands-awake.ts';
import { expect } from './live-test.ts';
import { bringSession, type Person, somebody } from './signed-in.ts';

type AdminRole = 'none' | 'team' | 'admin';

const made = new WeakMap<LiveSite, Person>();

/** The account with the admin's address, with this role from now on, and a database without projects and buckets. */
export async function adminPerson(live: LiveSite, role: AdminRole): Promise<Person> {
  const known = made.get(live) ?? (await newAdmin(live, { hasApp: true }));
  made.set(live, known);
  await live.inDatabase(async (sql) => {
    await sql`update auth.users set raw_app_meta_data = (raw_app_meta_data - 'role') || ${sql.json(role === 'none' ? {} : { role })} where id = ${known.id}`;
    await sql`delete from public.projects`;
    await sql`delete from storage.objects`;
    await sql`delete from storage.buckets`;
  });
  return known;
}

/** Makes the account of the site's admin anew: whoever had it before is gone. */
export async function newAdmin(live: LiveSite, account: Parameters<typeof somebody>[1]): Promise<Person> {
  const email = site.adminEmail.value;
  made.delete(live);
  await live.inDatabase((sql) => sql`delete from auth.users where email = ${email}`);
  return somebody(live, { ...account, email });
}

/** Opens /projects in a browser in which somebody has signed in before. */
export async function openProjects(page: Page, live: LiveSite, person: Person, locale: Locale = 'en'): Promise<void> {
  await bringSession(page, live, person);
  await visit(page, inLocale('/projects', locale));
}

/** The panel on the page. */
export const panelOn = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: words.title[locale], exact: true });

/** Opens the panel for the admin's address. Out: the panel, whose first check is over. */
export async function openPanel(
  page: Page,
  live: LiveSite,
  role: AdminRole = 'admin',
  locale: Locale = 'en',
): Promise<Locator> {
  await openProjects(page, live, await adminPerson(live, role), locale);
  const panel = panelOn(page, locale);
  await expect(panel.getByText(words.connected[locale], { exact: true })).toBeVisible();
  return panel;
}

/** One part of the panel, by its heading. */
export const partOf = (panel: Locator, title: Localized, locale: Locale = 'en'): Locator =>
  panel.locator('section').filter({ has: panel.page().getByRole('heading', { name: title[locale], level: 3 }) });

/** What was asked of the data API, without the address of the server. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/rest/v1/'))
      calls.push(`${request.method()} ${pathname.slice(9)}${decodeURIComponent(search)}`);
  });
  return calls;
}
