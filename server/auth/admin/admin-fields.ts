import type { Context } from 'hono';
import * as v from 'valibot';
import { refuseWeakPassword } from '#server/auth/passwords/password-strength.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { fields, isId, readAddress, readFields } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';

const adminFields = v.object({
  id: fields.text,
  aud: fields.text,
  role: fields.text,
  email: fields.text,
  phone: fields.text,
  password: fields.text,
  password_hash: fields.text,
  email_confirm: fields.flag,
  user_metadata: fields.data,
  app_metadata: fields.data,
  ban_duration: fields.text,
});

type Data = Readonly<Record<string, unknown>>;

/** What whoever runs the site wants an account to be. What is absent stays as it is. */
type AdminFields = {
  readonly id: string | undefined;
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly passwordHash: string | undefined;
  readonly isConfirmed: boolean;
  readonly userMetadata: Data;
  readonly appMetadata: Data;
  /** `null` ends a ban. */
  readonly bannedUntil: Date | null | undefined;
};

/** Reads the body with which an account is made or changed (AdminUserAttributes of auth-js). Throws GoTrue's refusals. */
export async function readAdminFields(c: Context): Promise<AdminFields> {
  const given = await readFields(c, adminFields);
  // Tokens are made out for this role and nobody else (SEC-01): what people may do stands in app_metadata.role.
  for (const name of ['role', 'aud'] as const)
    if (given[name] && given[name] !== 'authenticated') throw invalid(`${name} can only be "authenticated"`);
  if (given.phone) throw new Refusal('phone_provider_disabled');
  if (given.password && given.password_hash) throw invalid('Only a password or a password hash should be provided');
  if (given.id && (!isId(given.id) || /^[0-]+$/u.test(given.id)))
    throw invalid('ID must conform to the uuid v4 format');
  if (given.password_hash) refuseStrangeHash(given.password_hash);
  return {
    id: given.id?.toLowerCase() || undefined,
    email: given.email ? readAddress(given.email) : undefined,
    password: given.password || undefined,
    passwordHash: given.password_hash || undefined,
    isConfirmed: given.email_confirm ?? false,
    userMetadata: given.user_metadata ?? {},
    appMetadata: given.app_metadata ?? {},
    bannedUntil: given.ban_duration ? readBan(given.ban_duration) : undefined,
  };
}

/** The stored form of the password that is given, or the given stored form. Throws when the password is weak (AUTH-09). */
export async function storedPassword(
  { password, passwordHash }: Partial<Pick<AdminFields, 'password' | 'passwordHash'>>,
  about: readonly string[],
): Promise<string | undefined> {
  if (password === undefined) return passwordHash;
  await refuseWeakPassword(password, about);
  return hashPassword(password);
}

function readBan(duration: string): Date | null {
  const ms = duration === 'none' ? 0 : readBanDuration(duration);
  return ms === 0 ? null : new Date(Date.now() + ms);
}

// What is stored is worked through at every sign-in, on the one thread pool there is: no more work than this.
const most = { bcryptCost: 14, argonMemoryKib: 256 * 1024, argonTime: 10, argonLanes: 16 };

function refuseStrangeHash(hash: string): void {
  const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/u.exec(hash);
  const argon = /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[\w+/]{8,80}\$[\w+/]{16,120}$/u.exec(
    hash,
  );
  const [, memory, time, lanes] = (argon ?? []).map(Number);
  const isKnown =
    (bcrypt !== null && Number(bcrypt[1]) >= 4 && Number(bcrypt[1]) <= most.bcryptCost) ||
    (memory !== undefined &&
      memory >= 8 &&
      memory <= most.argonMemoryKib &&
      between(time, most.argonTime) &&
      between(lanes, most.argonLanes));
  if (!isKnown) throw invalid('The password hash must be of bcrypt or Argon2, with usual costs');
}

const between = (value: number | undefined, highest: number): boolean =>
  value !== undefined && value >= 1 && value <= highest;

const units: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
// What fits into the 64 bits of a duration in Go, about 292 years.
const longestMs = 2 ** 63 / 1e6;

/** A length of time as Go writes it, in milliseconds: `24h` or `1h30m`. Throws GoTrue's refusal for anything else. */
export function readBanDuration(text: string): number {
  const refusal = invalid(
    `invalid format for ban duration: time: invalid duration ${JSON.stringify(text.slice(0, 60))}`,
  );
  const [, sign, parts] = /^([+-]?)((?:\d{1,20}(?:\.\d{0,20})?(?:ns|us|µs|μs|ms|s|m|h))+|0)$/u.exec(text) ?? [];
  if (parts === undefined) throw refusal;
  let ms = 0;
  for (const [, amount, unit] of parts.matchAll(/([\d.]+)([^\d.]+)/gu)) ms += Number(amount) * (units[unit ?? ''] ?? 0);
  if (ms > longestMs) throw refusal;
  return sign === '-' ? -ms : ms;
}
