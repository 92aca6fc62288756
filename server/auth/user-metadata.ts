import { Refusal } from './refusal.ts';
import type { JsonObject } from './users.ts';

// It travels in every access token, and so in the head of every request, for which servers have 8 to 16 kB.
const mostBytes = 4096;

/**
 * Reads the `data` of a call: what people say about themselves, kept as `user_metadata`. No right follows from
 * it, whatever it claims. Throws a refusal when it is larger than 4 kB.
 */
export function readUserMetadata(data: Readonly<Record<string, unknown>> | null | undefined): JsonObject {
  // It came as JSON, so it is.
  const metadata = (data ?? {}) as JsonObject;
  if (Buffer.byteLength(JSON.stringify(metadata)) > mostBytes)
    throw new Refusal('validation_failed', { message: `User data cannot be larger than ${mostBytes} bytes` });
  return metadata;
}

/** Puts changes over what is known, field by field; `null` takes a field away. Throws as `readUserMetadata` does. */
export function mergeUserData(known: JsonObject, changes: Readonly<Record<string, unknown>>): JsonObject {
  const merged = Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null);
  return readUserMetadata(Object.fromEntries(merged));
}
