import { ResponseBodyError } from 'openid-client';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import type { Provider } from './providers.ts';

/** How long we wait for one answer of another service, in seconds. */
export const providerSeconds = 5;

/** What is said when another service does not answer, in time or at all. */
export function unreachable({ name }: Provider): Refusal {
  return new Refusal('unavailable', {
    message: `The service "${name}" cannot be reached right now. Please try again in a few minutes.`,
  });
}

/**
 * A refusal in place of what went wrong between us and another service. It is noted without what the other
 * side sent, because tokens may be among it.
 */
export function providerRefusal(log: Log, provider: Provider, error: unknown, message: string): Refusal {
  if (error instanceof Refusal) return error;
  const { name, code, cause } = error as Error & { code?: string };
  const said = error instanceof ResponseBodyError ? error.error : undefined;
  const status =
    error instanceof ResponseBodyError ? error.status : cause instanceof Response ? cause.status : undefined;
  log.warn({ provider: provider.name, name, errorCode: code, said, status }, 'signing in with another service failed');
  if (isAwayError(error) || (status !== undefined && status >= 500)) return unreachable(provider);
  return new Refusal('unexpected_failure', { message });
}

// No connection (fetch throws a TypeError, with the reason as its cause), or no answer in time.
function isAwayError(error: unknown): boolean {
  const { name, code, cause } = error as Error & { code?: string };
  return (
    (error instanceof TypeError && cause !== undefined) ||
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'ERR_JWKS_TIMEOUT' ||
    // jose: the keys were answered with something else than 200.
    code === 'ERR_JOSE_GENERIC'
  );
}
