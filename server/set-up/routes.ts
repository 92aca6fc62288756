import { Hono } from 'hono';
import * as v from 'valibot';
import { failureWords } from '#content/answers/failures.ts';
import { locales } from '#contract/locale.ts';
import { type FirstAdmin, setUpPath } from '#contract/set-up.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { refuseWeakPassword } from '#server/auth/passwords/password-strength.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { answerThrown, Failed } from '#server/http/failures.ts';
import { addressOrNone, readFields } from '#server/http/read-fields.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Pages } from '#server/pages/pages.ts';
import { isDuplicate, withDeadline } from '#server/postgres/away.ts';
import { isSetUpLink, makeFirstAdmin } from './links.ts';

type SetUpParts = Pick<AuthParts, 'sql' | 'limits' | 'addressOf'>;

/** The page of the link of a fresh server, /set-up/{token}, in both languages. Any other end leads nowhere, as ever. */
export function setUpPages({ sql }: SetUpParts, pages: Pick<Pages, 'sendDrawn' | 'answerMissing'>): Hono {
  const app = new Hono();
  for (const locale of locales)
    app.get(setUpPath(':token', locale), async (c) => {
      const token = c.req.param('token') ?? '';
      if (!(await withDeadline(() => isSetUpLink(sql, token)))) return pages.answerMissing(c);
      c.header('X-Robots-Tag', 'noindex');
      return pages.sendDrawn(c, setUpPath(token, locale), {}, 200);
    });
  return app;
}

const schema: v.GenericSchema<unknown, FirstAdmin> = v.object({
  token: v.string(),
  email: v.string(),
  password: v.string(),
  name: v.string(),
  locale: v.picklist(locales),
});

/** POST /functions/v1/set-up: whoever has the link becomes the first admin. */
export function setUpRoutes({ sql, limits, addressOf }: SetUpParts): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    await limits.count('otherBlock', addressOf(c));
    const { token, password, name, locale, ...given } = await readFields(c, schema);
    // Before anything is said of the rest.
    if (!(await withDeadline(() => isSetUpLink(sql, token)))) throw new Failed({ code: 'set_up_over' });
    const email = addressOrNone(given.email);
    if (email === undefined) {
      const fields = { email: { code: 'invalid', message: failureWords.no_mailbox } };
      throw new Failed({ code: 'no_mailbox', fields });
    }
    await refuseWeakPassword(password, [email, name]).catch((error: unknown) => {
      if (error instanceof Refusal && error.code !== 'over_request_rate_limit')
        throw new Failed({ code: 'password_too_weak' });
      throw error;
    });
    const userMetadata = mergeUserData({}, { locale, ...(name.trim() && { name: name.trim() }) });
    const encryptedPassword = await hashPassword(password);
    const make = () => makeFirstAdmin(sql, { token, email, encryptedPassword, userMetadata });
    await make().catch((error: unknown) => {
      // Somebody else signed up with that address at the same moment: it is there now, and taken over.
      if (isDuplicate(error)) return make();
      throw error;
    });
    return c.json({});
  });
  app.onError((error, c) => answerThrown(c, error, 'account_unavailable'));
  return app;
}
