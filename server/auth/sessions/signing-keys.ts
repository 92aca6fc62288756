import {
  createLocalJWKSet,
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Database } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import type { Seal } from '#server/seal.ts';

/** The keys of the access tokens, shared by all servers of a database. */
export type SigningKeys = {
  /** The key to sign with now. */
  readonly current: () => Promise<{ readonly id: string; readonly key: CryptoKey }>;
  /** All public keys that tokens in use can be signed with, as they are published. */
  readonly published: () => Promise<JSONWebKeySet>;
  /** The public key that a token names, for `jwtVerify`. */
  readonly find: JWTVerifyGetKey;
  /** Looks at the table. Throws `WrongSecret` when the keys were sealed with another JWT_SECRET. */
  readonly reload: () => Promise<void>;
  /** Makes the next key when the newest is a month old, and removes those whose tokens have all ended. */
  readonly rotate: () => Promise<void>;
};

/** The keys in the database cannot be opened with this JWT_SECRET. The message says what to do. */
export class WrongSecret extends Error {
  override readonly name = 'WrongSecret';
}

type Row = { id: string; publicJwk: JWK; privateJwk: string; isKnown: boolean };
type Loaded = {
  readonly keys: JSONWebKeySet;
  readonly find: JWTVerifyGetKey;
  readonly signing: { readonly id: string; readonly key: CryptoKey };
  readonly at: number;
};

export const algorithm = 'ES256';

// After a minute the table is looked at beside the calls; a new key signs only when every server has seen it.
const freshMs = 60_000;
// After an hour (nobody called, or the database was away) a call waits for it.
const staleMs = 60 * 60_000;
// A key we do not know may be new. Nobody makes us ask the database more often than this.
const unknownMs = 5000;

/**
 * Keeps the keys in `auth.signing_keys`, the private halves sealed. A key signs for a month, from five
 * minutes after it was made (then whoever reads the published keys knows it), and is published until
 * the tokens it signed have ended.
 */
export function signingKeys(sql: Database, seal: Seal): SigningKeys {
  let kept: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    let rows = await readKeys();
    if (rows.length === 0) {
      await addKey();
      rows = await readKeys();
    }
    // The newest that is known everywhere; the very first key signs at once.
    const signing = rows.find(({ isKnown }) => isKnown) ?? rows.at(-1);
    if (signing === undefined) throw new Error('There is no key to sign access tokens with.');
    const key = await importJWK(openKey(signing.privateJwk), algorithm);
    const keys = { keys: rows.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: algorithm, use: 'sig' })) };
    return {
      keys,
      find: createLocalJWKSet(keys),
      signing: { id: signing.id, key: key as CryptoKey },
      at: Date.now(),
    };
  }

  function openKey(sealed: string): JWK {
    let text: string;
    try {
      text = seal.open(sealed);
    } catch {
      throw new WrongSecret(
        'JWT_SECRET is not the one that the keys of this database are sealed with. Write the former one (without DATABASE_URL it stands in DATA_DIR/secrets.json). If it is lost, run "delete from auth.signing_keys; delete from auth.sessions; delete from auth.mfa_factors; update app_private.setting_versions set sealed = null where sealed is not null;" in the database: everybody then signs in anew, and sets up a second factor anew, and an admin types the password of the mail server anew. Until then mails wait, and codes end: whoever signs in only by mail sets SMTP_URL first.',
      );
    }
    return JSON.parse(text) as JWK;
  }

  async function readKeys(): Promise<Row[]> {
    return sql<Row[]>`
      select id, public_jwk as "publicJwk", private_jwk as "privateJwk", created_at < now() - interval '5 minutes' as "isKnown"
      from auth.signing_keys order by created_at desc`;
  }

  // Two servers that start at once make one key: they queue up behind a lock.
  async function addKey(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const made = {
      publicJwk: await exportJWK(publicKey),
      privateJwk: seal.close(JSON.stringify(await exportJWK(privateKey))),
    };
    await sql.begin(async (transaction) => {
      await oneAtATime(transaction, 'signing keys');
      const [young] = await transaction`
        select from auth.signing_keys where created_at > now() - interval '30 days' limit 1`;
      if (young) return;
      await transaction`
        insert into auth.signing_keys (public_jwk, private_jwk)
        values (${transaction.json(made.publicJwk as never)}, ${made.privateJwk})`;
    });
  }

  async function reload(): Promise<Loaded> {
    loading ??= load().finally(() => (loading = undefined));
    kept = await loading;
    return kept;
  }

  // Whoever signs inside a transaction holds a connection: if all of them waited here for another one, none would
  // ever come free. So what is known is used, and looking again happens beside it.
  async function get(): Promise<Loaded> {
    const age = kept === undefined ? Infinity : Date.now() - kept.at;
    if (kept === undefined || age > staleMs) return reload();
    if (age > freshMs) void reload().catch(() => {});
    return kept;
  }

  return {
    current: async () => (await get()).signing,
    published: async () => (await get()).keys,
    find: async (header, token) => {
      if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
      let known = await get();
      const isUnknown = known.keys.keys.every(({ kid }) => kid !== header.kid);
      if (isUnknown && Date.now() - known.at > unknownMs) known = await reload();
      return known.find(header, token);
    },
    reload: async () => void (await reload()),
    rotate: async () => {
      const [newest] = await sql<{ isOld: boolean }[]>`
        select created_at < now() - interval '30 days' as "isOld" from auth.signing_keys order by created_at desc limit 1`;
      if (newest?.isOld) await addKey();
      // Replaced more than a day ago: nothing that it signed still lives.
      await sql`
        delete from auth.signing_keys k where exists (
          select from auth.signing_keys n where n.created_at > k.created_at and n.created_at < now() - interval '1 day')`;
    },
  };
}
