import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
  type JSONWebKeySet,
} from 'jose';
import type { Database } from '#server/postgres/connect.ts';
import type { Seal } from './seal.ts';

/** The keys of the access tokens, shared by all servers of a database. */
export type SigningKeys = {
  /** The key to sign with now. */
  readonly current: () => Promise<{ readonly id: string; readonly key: CryptoKey }>;
  /** All public keys that tokens in use can be signed with, as they are published. */
  readonly published: () => Promise<JSONWebKeySet>;
  /** Makes the next key when the newest is a month old, and removes those whose tokens have all ended. */
  readonly rotate: () => Promise<void>;
};

type Row = { id: string; publicJwk: JWK; privateJwk: string; isKnown: boolean };
type Loaded = { keys: JSONWebKeySet; signing: { id: string; key: CryptoKey }; until: number };

export const algorithm = 'ES256';

// A minute between two looks at the table; a new key signs only when every server has seen it.
const cacheMs = 60_000;

/**
 * Keeps the keys in `auth.signing_keys`, the private halves sealed. A key signs for a month, from five
 * minutes after it was made (then whoever reads the published keys knows it), and is published until
 * the tokens it signed have ended.
 */
export function signingKeys(sql: Database, seal: Seal): SigningKeys {
  let loaded: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    let rows = await readKeys();
    if (rows.length === 0) {
      await addKey();
      rows = await readKeys();
    }
    // The newest that is known everywhere; the very first key signs at once.
    const signing = rows.find(({ isKnown }) => isKnown) ?? rows.at(-1);
    if (signing === undefined) throw new Error('There is no key to sign access tokens with.');
    const key = await importJWK(JSON.parse(seal.open(signing.privateJwk)) as JWK, algorithm);
    return {
      keys: { keys: rows.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: algorithm, use: 'sig' })) },
      signing: { id: signing.id, key: key as CryptoKey },
      until: Date.now() + cacheMs,
    };
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
      await transaction`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`;
      const [young] = await transaction`
        select from auth.signing_keys where created_at > now() - interval '30 days' limit 1`;
      if (young) return;
      await transaction`
        insert into auth.signing_keys (public_jwk, private_jwk)
        values (${transaction.json(made.publicJwk as never)}, ${made.privateJwk})`;
    });
  }

  async function get(): Promise<Loaded> {
    const known = await loaded?.catch(() => undefined);
    if (known && known.until > Date.now()) return known;
    loaded = load();
    return loaded;
  }

  return {
    current: async () => (await get()).signing,
    published: async () => (await get()).keys,
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

/** Finds the key of a token among the published ones. */
export const keySet = createLocalJWKSet;
