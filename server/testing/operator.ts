import { GoTrueAdminApi } from '@supabase/auth-js';
import { type TestApp, testKeys } from './test-app.ts';

/** The real client of whoever runs the site, with the secret key as supabase-js sends it. */
export function operatorClient(
  app: Pick<TestApp, 'url'>,
  headers: Readonly<Record<string, string>> = {
    apikey: testKeys.secretKey,
    authorization: `Bearer ${testKeys.secretKey}`,
  },
): InstanceType<typeof GoTrueAdminApi> {
  return new GoTrueAdminApi({ url: `${app.url}/auth/v1`, headers: { ...headers }, experimental: { passkey: true } });
}
