import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { Secret, TOTP } from 'otpauth';

// What every authenticator app understands (RFC 6238 with its defaults).
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const longestLabel = 80;

/** What an app needs to make codes, and its owner to hand it over. */
type NewTotp = {
  /** In base32, to be typed. */
  readonly secret: string;
  /** The `otpauth:` address with the secret in it. */
  readonly uri: string;
  /** A picture of that address as SVG text. Free of `#` and `%`: auth-js makes a `data:` address of it as it is. */
  readonly qrCode: string;
};

/**
 * Makes the secret of a new app. `issuer` and `account` are what the app shows above its codes; a long account is
 * cut, because every character makes the picture finer and harder to scan.
 */
export function newTotp(issuer: string, account: string): NewTotp {
  const secret = new Secret({ size: 20 });
  const label = account.length > longestLabel ? `${account.slice(0, longestLabel)}…` : account;
  const uri = new TOTP({
    ...settings,
    secret,
    // Half a surrogate pair has no place in an address.
    issuer: issuer.toWellFormed(),
    label: label.toWellFormed(),
    // Apps part issuer and account at the first colon, and `localhost:3000` has one of its own.
    issuerInLabel: !issuer.includes(':'),
  }).toString();
  // The quiet border of four squares belongs to the code: without it a dark page hides its corners.
  const qrCode = toSvgSource(generate(uri), { on: 'black', off: 'white', pad: 4, scale: 4 });
  return { secret: secret.base32, uri, qrCode };
}

/**
 * Finds the time step a typed code belongs to: the present one, or one before or after, for clocks that are
 * up to half a minute off. `nowMs` in milliseconds since 1970. Out: `undefined` for a wrong code.
 */
export function totpStep(secret: string, typed: string, nowMs = Date.now()): number | undefined {
  const token = typed.replace(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) return undefined;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / settings.period) + delta;
}
