import { readJson } from '#server/http/read-body.ts';

/** How a client writes its messages: 1.0.0 as objects, 2.0.0 as arrays and, for broadcasts, as bytes. */
export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

type Ref = string | number | null;

/** A message of Phoenix, whichever way it was written. */
export type ChannelMessage = {
  /** Which join of the topic it belongs to. */
  readonly joinRef: Ref;
  /** What a reply names. */
  readonly ref: Ref;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

/** What goes over the wire. The same one may go to many. */
export type Frame = { readonly data: Buffer; readonly isBinary: boolean };

/** A broadcast that was sent as bytes (2.0.0): what is in it is handed on as it came. */
export class UserBroadcast {
  readonly event: string;
  readonly isJson: boolean;
  readonly bytes: Buffer;
  constructor(event: string, isJson: boolean, bytes: Buffer) {
    this.event = event;
    this.isJson = isJson;
    this.bytes = bytes;
  }
}

// As in realtime-js (src/lib/serializer.ts) and supabase/realtime (lib/realtime_web/socket/v2_serializer.ex).
const kinds = { push: 3, broadcast: 4 } as const;
const jsonEncoding = 1;
/** A name is told with its length in one byte. */
export const longestName = 255;

/** Reads what a client sent. Out: `undefined` for what is no message. */
export function decode(version: Version, data: Buffer, isBinary: boolean): ChannelMessage | undefined {
  if (isBinary) return version === '2.0.0' ? decodeBytes(data) : undefined;
  const read = readJson(data.toString());
  if (typeof read !== 'object' || read === null) return undefined;
  const [joinRef, ref, topic, event, payload] = Array.isArray(read)
    ? (read as unknown[])
    : ['join_ref', 'ref', 'topic', 'event', 'payload'].map((name) => (read as Record<string, unknown>)[name]);
  if (Array.isArray(read) !== (version === '2.0.0')) return undefined;
  if (typeof topic !== 'string' || typeof event !== 'string' || !isRef(joinRef) || !isRef(ref)) return undefined;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload: payload ?? {} };
}

/** Writes a message for a client. */
export function encode(version: Version, { joinRef, ref, topic, event, payload }: ChannelMessage): Frame {
  const text =
    version === '2.0.0'
      ? JSON.stringify([joinRef, ref, topic, event, payload])
      : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
  return { data: Buffer.from(text), isBinary: false };
}

/** Writes a broadcast for a client. Out: `undefined` where it has bytes, and the client knows JSON only (1.0.0). */
export function encodeBroadcast(version: Version, topic: string, payload: unknown): Frame | undefined {
  const message = { joinRef: null, ref: null, topic, event: 'broadcast' };
  if (!(payload instanceof UserBroadcast)) return encode(version, { ...message, payload });
  const { event, isJson, bytes } = payload;
  if (version === '2.0.0') return encodeBytes(topic, payload);
  if (!isJson) return undefined;
  return encode(version, { ...message, payload: { type: 'broadcast', event, payload: readJson(bytes.toString()) } });
}

function decodeBytes(data: Buffer): ChannelMessage | undefined {
  const headLength = 7;
  const [kind, ...sizes] = data.subarray(0, headLength - 1);
  const encoding = data[headLength - 1];
  if (kind !== kinds.push || encoding === undefined) return undefined;
  let at = headLength;
  const [joinRef = '', ref = '', topic = '', event = ''] = sizes.map((size) => data.toString('utf8', at, (at += size)));
  if (at > data.length) return undefined;
  const bytes = data.subarray(at);
  // Whoever is told would stumble over it.
  if (encoding === jsonEncoding && readJson(bytes.toString()) === undefined) return undefined;
  const payload = new UserBroadcast(event, encoding === jsonEncoding, bytes);
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload };
}

function encodeBytes(topic: string, { event, isJson, bytes }: UserBroadcast): Frame {
  const names = [Buffer.from(topic), Buffer.from(event)];
  const head = Buffer.from([
    kinds.broadcast,
    ...names.map(({ length }) => Math.min(length, longestName)),
    0,
    isJson ? jsonEncoding : 0,
  ]);
  return { data: Buffer.concat([head, ...names.map((name) => name.subarray(0, longestName)), bytes]), isBinary: true };
}

const isRef = (value: unknown): value is Ref | undefined =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number';
