import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { GithubProvider } from '#server/auth/providers/providers.ts';
import { listenHere } from './listening.ts';

/** Who is signed in at the stand-in. */
export type GithubUser = {
  id: number;
  login: string;
  name: string | null;
  avatar_url?: string;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

export type GithubStandIn = { readonly provider: GithubProvider; readonly close: () => Promise<void> };

const clientId = 'github-app';
const clientSecret = 'github-secret-of-a-test';

/** Serves what GitHub serves to an OAuth app, as far as we ask: without discovery, ID token and `iss`. */
export async function githubStandIn(user: GithubUser): Promise<GithubStandIn> {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  const app = new Hono();
  app.get('/login/oauth/authorize', (c) => {
    const code = randomUUID();
    challenges.set(code, c.req.query('code_challenge') ?? '');
    const back = new URL(c.req.query('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', c.req.query('state') ?? '');
    return c.redirect(back.href);
  });
  app.post('/login/oauth/access_token', async (c) => {
    const form = await c.req.parseBody();
    const code = String(form['code']);
    const answer = createHash('sha256').update(String(form['code_verifier'])).digest('base64url');
    const isRight =
      form['client_id'] === clientId && form['client_secret'] === clientSecret && challenges.get(code) === answer;
    challenges.delete(code);
    // GitHub answers a refusal with 200.
    if (!isRight) return c.json({ error: 'bad_verification_code', error_description: 'The code is incorrect.' });
    const token = `gho_${randomUUID()}`;
    tokens.add(token);
    return c.json({ access_token: token, token_type: 'bearer', scope: 'user:email' });
  });
  app.use('/user/*', async (c, next) => {
    const token = c.req.header('authorization')?.replace(/^bearer /iu, '') ?? '';
    return tokens.has(token) ? next() : c.json({ message: 'Bad credentials' }, 401);
  });
  app.get('/user', ({ json }) => json({ ...user, emails: undefined }));
  app.get('/user/emails', ({ json }) => json(user.emails));
  const { port, stop } = await listenHere(app.fetch);
  const url = `http://127.0.0.1:${port}`;
  return {
    provider: {
      name: 'github',
      clientId,
      clientSecret,
      endpoints: {
        authorize: `${url}/login/oauth/authorize`,
        token: `${url}/login/oauth/access_token`,
        user: `${url}/user`,
        emails: `${url}/user/emails`,
      },
    },
    close: stop,
  };
}
