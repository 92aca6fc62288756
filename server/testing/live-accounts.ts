import { keepSecrets } from '#server/secrets.ts';
import { inLiveDatabase } from './live-database.ts';
import { letSessionsGrowOld } from './sessions.ts';

/** What an account can have beside address and password. */
export type AccountData = {
  readonly user_metadata?: { readonly name: string };
  readonly app_metadata?: { readonly role: 'team' | 'admin' };
};

/** Makes an account with a confirmed address on a running server, as whoever runs the site can. Out: its id. */
export async function makeLiveAccount(
  url: string,
  dataDir: string,
  account: { readonly email: string; readonly password: string } & AccountData,
): Promise<string> {
  const { backendSecretKey: key } = await keepSecrets(dataDir);
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email_confirm: true }),
  });
  if (!answer.ok) throw new Error(`No account was made: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Lets all sessions of an account on a running server look as if they had begun hours ago. */
export const ageLiveSessions = (dataDir: string, accountId: string): Promise<void> =>
  inLiveDatabase(dataDir, (sql) => letSessionsGrowOld({ sql }, accountId));
