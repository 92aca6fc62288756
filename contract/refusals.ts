import { nothingHere } from './failures.ts';

// What the other parts of the API answer with, in the codes of Supabase's services, which their clients know. Ours, and those
// of the accounts, which the browser reads too, are in failures.ts.

/** Storage's own codes, statuses, short names and texts (src/internal/errors of supabase/storage): its clients know them. */
export const fileRefusals = {
  /** The accounts' own word, which every part of the API has for it. */
  insufficient_aal: [403, 'Unauthorized', 'The second step of the account is missing'],
  AccessDenied: [403, 'Unauthorized', 'Access denied'],
  BucketAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  DatabaseTimeout: [
    503,
    'DatabaseTimeout',
    'The files cannot be reached right now. Please try again in a few minutes.',
  ],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  ExpiredToken: [400, 'ExpiredToken', 'The provided token has expired.'],
  FeatureNotEnabled: [409, 'FeatureNotEnabled', 'This feature is not enabled here'],
  InternalError: [500, 'InternalError', 'Internal server error'],
  InvalidBucketName: [400, 'Invalid Input', 'Bucket name invalid'],
  InvalidJWT: [403, 'Unauthorized', 'Invalid JWT'],
  InvalidKey: [400, 'InvalidKey', 'Invalid key'],
  InvalidMimeType: [415, 'invalid_mime_type', 'This type of file is not supported'],
  InvalidRange: [416, 'invalid_range', 'invalid range provided'],
  InvalidRequest: [400, 'InvalidRequest', 'Invalid Request'],
  InvalidSignature: [400, 'InvalidSignature', 'Invalid signature'],
  KeyAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  /** A full disk. Ours: storage lies on one that does not fill up. */
  NoSpace: [503, 'NoSpace', 'There is no room for files right now. Please try again later.'],
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  NotFound: [404, 'not_found', nothingHere],
  ResourceNotEmpty: [409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'],
  SlowDown: [429, 'SlowDown', 'Too many requests. Please try again later.'],
} as const satisfies Record<string, readonly [number, string, string]>;

/** PostgREST's own codes and their statuses, with which /rest/v1 answers; what they say depends on the call. */
export const dataRefusals = {
  PGRST000: 500,
  PGRST001: 503,
  PGRST100: 400,
  PGRST101: 405,
  PGRST102: 400,
  PGRST107: 406,
  PGRST117: 405,
  PGRST124: 400,
  PGRST125: 404,
  PGRST127: 400,
  PGRST201: 300,
  PGRST205: 404,
  PGRST301: 401,
  PGRST303: 401,
  /** Ours: a body that is too large, and too many calls. */
  PGRST413: 413,
  PGRST429: 429,
} as const;

/** PostgreSQL's own codes that mean something to us (Appendix A of its manual). */
export const databaseCodes = {
  /** A value that only one row may have stands in another one. */
  taken: '23505',
  /** Another row refers to it, or to one that is not there. */
  referred: '23503',
  /** The same, where the rule says that nothing may be deleted that is referred to. */
  restricted: '23001',
  readOnly: '25006',
  forbidden: '42501',
  unreadable: '42601',
  noType: '42704',
  tooLarge: '54000',
  tookTooLong: '57014',
} as const;

/** PostgreSQL's own codes with PostgREST's statuses, by the code or by its class; what is not listed is the caller's fault (400). */
export const databaseRefusals: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  /** It took too long. */
  '57014': 504,
  // Two calls got in each other's way; one of them may try again.
  '40': 503,
  '25': 500,
  '58': 500,
  F0: 500,
  XX: 500,
};

/** What the gateway and realtime answer over HTTP: like Supabase's, it has no code but the status, and words for programmers. */
export const callRefusals = {
  invalid_key: [401, 'Invalid API key'],
  key_in_address: [401, 'A key does not belong in the address'],
  secret_key_in_browser: [401, 'Forbidden use of secret API key in browser'],
  unauthorized: [403, 'Unauthorized'],
  foreign_page: [403, 'Pages of other sites may not listen'],
  unknown_version: [400, 'Unsupported serializer version'],
  unsupported_type: [415, 'Unsupported Media Type. Use application/json or application/octet-stream'],
  invalid_broadcast: [422, "can't be blank"],
  not_stored: [422, 'Messages are not stored here'],
  no_socket: [426, 'Here a WebSocket is opened'],
  restarting: [429, 'Realtime is restarting, please standby'],
  too_many_users: [429, 'Too many connected users'],
  too_many_joins: [429, 'Too many joins per second'],
  too_many_broadcasts: [429, 'You have exceeded your rate limit'],
} as const satisfies Record<string, readonly [number, string]>;

export type CallRefusal = keyof typeof callRefusals;

/** With what realtime closes a socket: the code of RFC 6455, and why. */
export const socketEnds = {
  no_message: [1007, 'InvalidMessage: this is no message of Phoenix'],
  too_many_joins: [1008, callRefusals.too_many_joins[1]],
  too_many_messages: [1008, 'Too many messages per second'],
  too_many_waiting: [1008, 'Too many messages wait'],
  restarting: [1012, callRefusals.restarting[1]],
} as const satisfies Record<string, readonly [number, string]>;

export type SocketEnd = keyof typeof socketEnds;

/** Realtime's own codes (supabase/realtime), with which a join is refused or a channel ends. */
export type RealtimeCode =
  | 'ChannelRateLimitReached'
  | 'ClientJoinRateLimitReached'
  | 'InvalidJoinPayload'
  | 'InvalidJWTToken'
  | 'JwtSignatureError'
  | 'MalformedJWT'
  | 'RealtimeDisabledForConfiguration'
  | 'TopicNameRequired'
  | 'TopicNameTooLong'
  | 'UnableToConnectToProject'
  | 'Unauthorized'
  | 'UnknownErrorOnChannel';
