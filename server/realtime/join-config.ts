import * as v from 'valibot';
import { conditionsAtMost } from './changes/filters.ts';
import { RealtimeError } from './realtime-error.ts';

// As Supabase's server reads them (lib/realtime_web/channels/payloads).
const flag = v.optional(
  v.union(
    [
      v.boolean(),
      v.pipe(
        v.string(),
        v.toLowerCase(),
        v.picklist(['true', 'false']),
        v.transform((text) => text === 'true'),
      ),
    ],
    'unable to parse, expected boolean',
  ),
  false,
);
const text = v.nullish(v.string('unable to parse, expected string'));
// An array would be a map as well.
const mapOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
      'unable to parse, expected a map',
    ),
    v.object(entries),
  );

// All who come are told of it.
const presenceKey = v.pipe(v.string(), v.maxLength(255, 'is longer than 255 characters'));

const change = mapOf({ event: text, schema: text, table: text, filter: text, select: v.optional(v.unknown()) });

const join = mapOf({
  access_token: text,
  user_token: text,
  config: v.optional(
    mapOf({
      broadcast: v.optional(v.nullable(mapOf({ ack: flag, self: flag })), null),
      presence: v.optional(
        v.nullable(mapOf({ key: v.nullish(v.union([presenceKey, v.number()])), enabled: flag })),
        null,
      ),
      postgres_changes: v.optional(
        v.nullable(v.array(v.nullable(change), 'unable to parse, expected an array of maps')),
        [],
      ),
      postgres_changes_options: v.optional(v.nullable(mapOf({ wait: flag })), null),
      private: flag,
    }),
    {},
  ),
});

/** A part of the database that a channel wants to hear of, as it was asked for: the answer names it again. */
export type AskedChange = v.InferOutput<typeof change>;

/** What a client asks for when it joins. */
export type JoinConfig = {
  readonly token: string | undefined;
  readonly isPrivate: boolean;
  /** Whether a broadcast is answered, and whether its sender hears it too. */
  readonly broadcast: { readonly ack: boolean; readonly self: boolean };
  readonly presence: { readonly key: string; readonly enabled: boolean };
  readonly changes: readonly AskedChange[];
  /** How many conditions these have. */
  readonly conditions: number;
  /** Whether changes that cannot be told refuse the join; otherwise a message says so. */
  readonly waitsForChanges: boolean;
};

/** Reads the payload of a join. Throws a refusal that names the first thing that is wrong. */
export function readJoin(payload: unknown): JoinConfig {
  const read = v.safeParse(join, payload, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    throw new RealtimeError('InvalidJoinPayload', `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`);
  }
  const { access_token: token, user_token: userToken, config } = read.output;
  const changes = (config.postgres_changes ?? []).filter((asked) => asked !== null);
  return {
    token: userToken ?? token ?? undefined,
    isPrivate: config.private,
    broadcast: config.broadcast ?? { ack: false, self: false },
    presence: {
      key: String(config.presence?.key ?? '') || crypto.randomUUID(),
      enabled: config.presence?.enabled ?? false,
    },
    changes,
    conditions: changes.reduce((sum, { filter }) => sum + conditionsAtMost(filter ?? ''), 0),
    waitsForChanges: config.postgres_changes_options?.wait ?? false,
  };
}
