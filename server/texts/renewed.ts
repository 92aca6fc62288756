import type { PageText, RenewedTexts } from '#contract/page-texts.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { builtInBefore } from './text.ts';
import type { TextRoutes } from './text-parts.ts';

/** GET /renewed: an update has changed the built-in text, and the team had changed it before. */
export const renewed: TextRoutes = (app, { sql, drawer: { texts } }) => {
  app.get('/renewed', async (c) => {
    const rows = await withDeadline(() =>
      asTeam(
        sql,
        c.get('member'),
        (transaction) => transaction<{ key: string; text: PageText | null; builtInThen: PageText }[]>`
          select key, text, built_in as "builtInThen" from app_private.text_versions order by id`,
      ),
    );
    // The newest of each, by the name that it has now.
    const newest = new Map(rows.map((row) => [texts.nameNow(row.key), row]));
    const found: RenewedTexts = [...newest].flatMap(([key, row]) => {
      const builtIn = key === null ? undefined : texts.builtIn(key);
      return key !== null && row.text && builtIn && builtInBefore(row, builtIn) ? [{ key, text: row.text }] : [];
    });
    c.header('Cache-Control', 'no-store');
    return c.json(found);
  });
};
