import { randomUUID } from 'node:crypto';
import { keepSecrets } from '#server/secrets.ts';
import { browserClient, goodPassword } from '#server/testing/accounts.ts';
import { liveMember } from '#server/testing/live-editor.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { testKeys } from '#server/testing/test-app.ts';

export const callers = ['visitor', 'account', 'team', 'admin', 'service'] as const;
/** Who asks: nobody in particular, somebody with an account, two with a role and a second step, and the secret key. */
export type Caller = (typeof callers)[number];

/** An account that is there to be signed out, locked and deleted. */
export type Spare = {
  readonly id: string;
  readonly email: string;
  readonly bearer: string;
  readonly refreshToken: string;
  readonly factor: string;
  readonly identity: string;
};

export type Callers = {
  readonly headersOf: (caller: Caller, spare: Spare) => Record<string, string>;
  /** Where there is one for each request on its way, no request ends the session of another. */
  readonly spares: Spare[];
  /** Takes another account where this one counts no more. */
  readonly renew: (index: number) => Promise<void>;
  /** Whether team and admin are still signed in. */
  readonly areIn: () => Promise<boolean>;
  /** An access token of the team. */
  readonly team: string;
  readonly secretKey: string;
};

export async function callersOf(site: LiveSite, accounts: number): Promise<Callers> {
  const { backendSecretKey: secretKey } = await keepSecrets(site.dataDir);
  const [team, admin] = await Promise.all([liveMember(site), liveMember(site, 'admin')]);
  const spares = await Promise.all(Array.from({ length: accounts }, () => spareOf(site)));
  const bearers = { team, admin, service: secretKey };
  return {
    spares,
    team,
    secretKey,
    headersOf: (caller, spare) => {
      if (caller === 'visitor') return { apikey: testKeys.publishableKey };
      const bearer = caller === 'account' ? spare.bearer : bearers[caller];
      return {
        apikey: caller === 'service' ? secretKey : testKeys.publishableKey,
        authorization: `Bearer ${bearer}`,
      };
    },
    areIn: async () => {
      const asked = await Promise.all([team, admin].map((bearer) => browserClient(site).getUser(bearer)));
      return asked.every(({ error }) => error === null);
    },
    renew: async (index) => {
      const { error } = await browserClient(site).getUser(spares[index]?.bearer);
      if (error) spares[index] = await spareOf(site);
    },
  };
}

async function spareOf(site: LiveSite): Promise<Spare> {
  const account = { email: `${randomUUID()}@example.org`, password: goodPassword };
  const id = await site.makeAccount(account);
  const client = browserClient(site);
  const { data, error } = await client.signInWithPassword(account);
  if (error) throw error;
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
  return {
    id,
    email: account.email,
    bearer: data.session.access_token,
    refreshToken: data.session.refresh_token,
    factor: factor?.id ?? '',
    identity: data.user.identities?.[0]?.identity_id ?? '',
  };
}
