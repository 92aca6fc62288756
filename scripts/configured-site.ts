import { buildIfStale } from './build-stale.ts';

export const configuredFolder = 'dist-configured';

/**
 * Where a test can let a maps service answer, because the policy of the pages is fixed when they are built.
 * Below 32768, where systems begin to take ports for connections of their own.
 */
export const mapsStandIn = 'http://127.0.0.1:21991';

/**
 * What an association would set, as far as it changes what visitors see. The account is the example of
 * the IBAN registry's own documents: its check digits are right, so it must never be a default.
 */
export const configuredValues = {
  PUBLIC_IBAN: 'DE89 3704 0044 0532 0130 00',
  PUBLIC_ACCOUNT_HOLDER: 'Förderkreis Beispiel',
  PUBLIC_PAYMENT_LINK: 'https://donate.stripe.com/example?prefilled_promo_code=none',
  PUBLIC_GEOCODE_URL: `${mapsStandIn}/geocode`,
  PUBLIC_GEOCODE_KEY: 'test-key',
} as const;

/** Builds the same site with these settings beside the usual one, for the tests that need them. */
export const buildConfiguredSite = (): Promise<boolean> =>
  buildIfStale({ ...process.env, ...configuredValues }, { buildFolder: configuredFolder });

if (import.meta.main) process.exitCode = (await buildConfiguredSite()) ? 0 : 1;
