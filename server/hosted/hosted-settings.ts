import type { Result } from '#contract/failures.ts';
import { type Env, type EnvRecord, readEnv } from '#server/env.ts';

type HostedSettings = Env & {
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  readonly backendSecretKey: string;
};

/**
 * The settings of a function of a hosted project: those of `.env` that were set as its secrets, and what the project
 * tells each function by itself.
 */
export function hostedSettings(record: EnvRecord): Result<HostedSettings> {
  const env = readEnv({
    ...record,
    DATABASE_URL: record['DATABASE_URL'] ?? record['SUPABASE_DB_URL'],
    PUBLIC_BACKEND_URL: record['SUPABASE_URL'],
    PUBLIC_BACKEND_KEY:
      record['PUBLIC_BACKEND_KEY'] ?? firstOf(record['SUPABASE_PUBLISHABLE_KEYS']) ?? record['SUPABASE_ANON_KEY'],
    BACKEND_SECRET_KEY: firstOf(record['SUPABASE_SECRET_KEYS']) ?? record['SUPABASE_SERVICE_ROLE_KEY'],
  });
  if (!env.ok) return { ok: false, because: env.faults.join('\n') };
  const { databaseUrl, jwtSecret, backendSecretKey } = env.value;
  if (databaseUrl === undefined || jwtSecret === undefined || backendSecretKey === undefined)
    return { ok: false, because: 'DATABASE_URL or SUPABASE_DB_URL must be set.' };
  return { ok: true, value: { ...env.value, databaseUrl, jwtSecret, backendSecretKey } };
}

// The project tells its keys as JSON: { "default": "sb_…" }.
function firstOf(keys: string | undefined): string | undefined {
  const found: unknown = keys === undefined ? undefined : JSON.parse(keys);
  if (typeof found !== 'object' || found === null) return undefined;
  return 'default' in found ? String(found.default) : Object.values(found).map(String)[0];
}
