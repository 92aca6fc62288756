import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { ObjectKey } from './object-rows.ts';
import { StorageError } from './storage-error.ts';

const signer = v.object({
  role: v.picklist(['anon', 'authenticated', 'service_role']),
  sub: v.optional(v.string()),
  aal: v.optional(v.picklist(['aal1', 'aal2']), 'aal1'),
  isTeam: v.boolean(),
});

/** As whom somebody may upload: a role of the API, and for an account which one and whether its role counted. */
export type Signer = v.InferOutput<typeof signer>;

export type SignedTokens = {
  /** Lets whoever has the token read one object. `seconds` is how long. */
  readonly signDownload: (place: ObjectKey, seconds: number) => Promise<string>;
  /** When a token for reading this object ends. Throws `InvalidSignature` or `ExpiredToken`. */
  readonly checkDownload: (token: string | undefined, place: ObjectKey) => Promise<{ readonly expiresAt: number }>;
  /** Lets whoever has the token upload one object, for two hours. */
  readonly signUpload: (place: ObjectKey, by: Signer, isUpsert: boolean) => Promise<string>;
  readonly checkUpload: (
    token: string | undefined,
    place: ObjectKey,
  ) => Promise<{ readonly signer: Signer; readonly isUpsert: boolean }>;
};

const uploadSeconds = 2 * 60 * 60;
const algorithm = 'HS256';

const download = v.object({ url: v.string(), exp: v.number() });
const upload = v.object({
  url: v.string(),
  exp: v.number(),
  signer,
  isUpsert: v.boolean(),
});

/**
 * Signs addresses with a key of their own, made from JWT_SECRET: such a token is no access token, whatever its object
 * is called, and no access token is one of these. Each names its object and what may be done with it.
 */
export function signedTokens(jwtSecret: string): SignedTokens {
  const key = new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'ecosystem storage addresses', 32));
  const urlOf = ({ bucket, name }: ObjectKey): string => `${bucket}/${name}`;

  async function sign(purpose: string, claims: Record<string, unknown>, seconds: number): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'storage+jwt' })
      .setAudience(purpose)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);
  }

  async function check<Schema extends v.GenericSchema<unknown, { url: string }>>(
    purpose: string,
    schema: Schema,
    token: string | undefined,
    place: ObjectKey,
  ): Promise<v.InferOutput<Schema>> {
    try {
      const { payload } = await jwtVerify(token ?? '', key, {
        algorithms: [algorithm],
        typ: 'storage+jwt',
        audience: purpose,
        requiredClaims: ['exp', 'url'],
      });
      const claims = v.parse(schema, payload);
      if (claims.url === urlOf(place)) return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new StorageError('ExpiredToken');
      if (!(error instanceof errors.JOSEError || error instanceof v.ValiError)) throw error;
    }
    throw new StorageError('InvalidSignature');
  }

  return {
    signDownload: (place, seconds) => sign('download', { url: urlOf(place) }, seconds),
    checkDownload: async (token, place) => ({ expiresAt: (await check('download', download, token, place)).exp }),
    signUpload: (place, by, isUpsert) => sign('upload', { url: urlOf(place), signer: by, isUpsert }, uploadSeconds),
    checkUpload: (token, place) => check('upload', upload, token, place),
  };
}
