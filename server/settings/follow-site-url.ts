import { siteUrlKey } from '#contract/settings.ts';
import type { Env } from '#server/env.ts';
import { readSettings } from '#server/pages/published-settings.ts';
import type { Queries } from '#server/postgres/connect.ts';

type Followed = { readonly siteUrl: URL; readonly follow: () => Promise<void> };

/**
 * Where the site is published: what a variable sets, else what admins have said. Never what a request says: whoever asks
 * for a new password could have its link lead to a server of their own. `siteUrl` is one object for all parts, so that a
 * change counts in the next mail and without a restart; `follow` looks for one.
 */
export function followSiteUrl(sql: Queries, env: Pick<Env, 'siteUrl' | 'isSiteUrlSet'>): Followed {
  const siteUrl = new URL(env.siteUrl);
  return {
    siteUrl,
    follow: async () => {
      if (env.isSiteUrlSet) return;
      const said = (await readSettings(sql)).get(siteUrlKey) as { readonly value: string } | undefined;
      siteUrl.href = said?.value ?? env.siteUrl.href;
    },
  };
}
