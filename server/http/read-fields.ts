import type { Context } from 'hono';
import * as v from 'valibot';
import { plainAddress } from '#contract/mail-server.ts';
import { oneSpelling } from '#server/mailbox.ts';
import { readBody, readJson } from './read-body.ts';
import { invalid, Refusal } from './refusal.ts';

// Room for data of one's own in `data`; GoTrue takes a megabyte, which an account would carry in every token.
export const largestBody = 64 * 1024;

const optionalText = v.optional(v.nullable(v.string()));
const anyObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const version = v.pipe(v.number(), v.safeInteger());

/** Fields that several calls share. Where one may be missing, `null` means the same. */
export const fields = {
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  text: optionalText,
  flag: v.optional(v.nullable(v.boolean())),
  data: v.optional(v.nullable(anyObject)),
  version,
  /** The version that whoever writes has seen; null where there was none. */
  seen: v.nullable(version),
};

/**
 * Reads the JSON body of a call. Throws a refusal for what is too large, no JSON object, or of
 * another type than the schema says. An empty body is an empty object.
 */
export async function readFields<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  largest = largestBody,
): Promise<v.InferOutput<Schema>> {
  const body = await readBody(c.req.raw, largest);
  if (!body.ok) throw new Refusal(body.code === 'too_large' ? 'request_entity_too_large' : 'bad_json');
  const checked = v.safeParse(schema, parseJson(body.value));
  if (checked.success) return checked.output;
  const field = checked.issues[0].path?.map(({ key }) => String(key)).join('.');
  throw invalid(`The value of "${field ?? 'the body'}" is not valid`);
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('bad_json');
  refuseUnstorable(value, 0);
  return value;
}

// Deeper than anybody nests by hand, and far from where PostgreSQL gives up.
const deepest = 32;

// PostgreSQL stores no NUL and no half of a character, and nobody means one.
function refuseUnstorable(value: unknown, depth: number): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw invalid('The text holds a character that cannot be stored');
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw invalid('The data is nested too deeply');
  for (const [key, part] of Object.entries(value)) {
    refuseUnstorable(key, depth);
    refuseUnstorable(part, depth + 1);
  }
}

/**
 * An e-mail address as accounts keep it: trimmed, in lower case, its domain as it is looked up (`exämple.org` is
 * `xn--exmple-cua.org`). One mailbox has one spelling, and so one account and one count of mails.
 */
export function addressOrNone(text: string): string | undefined {
  const typed = text.trim();
  const isOne = plainAddress.test(typed) && typed.isWellFormed() && !/[\p{Cc}\p{Cf}]/u.test(typed);
  const email = isOne ? oneSpelling(typed) : undefined;
  return email !== undefined && email.length <= 255 && plainAddress.test(email) ? email : undefined;
}

/** The same. Throws a refusal when it is none. */
export function readAddress(address: string | null | undefined): string {
  const email = addressOrNone(address ?? '');
  if (email === undefined) throw invalid('Unable to validate email address: invalid format');
  return email;
}

/** Whether a text is a UUID, which PostgreSQL takes for an id. */
export const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);

/** The id in a path. Throws GoTrue's refusal when it is no UUID. */
export function readId(id: string | undefined, what: string): string {
  if (id === undefined || !isId(id))
    throw new Refusal('validation_failed', { message: `${what} must be an UUID`, status: 404 });
  return id.toLowerCase();
}
