import { invalid } from '#server/http/refusal.ts';
import type { JsonObject } from '#server/postgres/connect.ts';

// All of it travels in every access token, and so in the head of every request, for which servers have 8 to 16 kB.
const largest = 4096;

/**
 * Puts changes over the data of an account, field by field; `null` takes a field away. Throws a refusal
 * when it becomes larger than 4 kB. No right follows from what people write about themselves, whatever it claims.
 */
export function mergeUserData(
  known: JsonObject,
  changes: Readonly<Record<string, unknown>> | null | undefined,
): JsonObject {
  // It came as JSON, so it is.
  const all = { ...known, ...(changes as JsonObject | null | undefined) };
  const merged = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  const size = bytesOf(merged);
  // Data that was imported may be larger: then it can only shrink.
  if (size > largest && size >= bytesOf(known)) throw invalid(`User data cannot be larger than ${largest} bytes`);
  return merged;
}

const bytesOf = (data: JsonObject): number => Buffer.byteLength(JSON.stringify(data));
