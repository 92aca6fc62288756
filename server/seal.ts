import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Keeps secrets in the database unreadable without JWT_SECRET. */
export type Seal = {
  /** Encrypts a text (AES-256-GCM). */
  readonly close: (text: string) => string;
  /** Decrypts what `close` made. Throws when it was changed, or made with another secret. */
  readonly open: (sealed: string) => string;
  /** A keyed hash, for what must be compared and never read: codes, the next refresh token. */
  readonly mark: (purpose: string, ...parts: readonly string[]) => string;
};

const mark = 'v1.';

/** Whether a text was made by `close`. What was imported from a hosted project was not. */
export const isSealed = (text: string): boolean => text.startsWith(mark);

/** Makes a seal from JWT_SECRET: one key to encrypt, one to mark, neither of them the secret itself. */
export function makeSeal(secret: string): Seal {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `ecosystem ${purpose}`, 32));
  const sealing = derive('seal');
  const marking = derive('mark');
  return {
    close: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${mark}${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')}`;
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    // Lengths stand before the parts, so that no two lists of parts read the same.
    mark: (purpose, ...parts) =>
      createHmac('sha256', marking)
        .update([purpose, ...parts].map((part) => `${part.length}:${part}`).join(''))
        .digest('base64url'),
  };
}

/** What the database keeps of a random token: enough to find it, too little to use it. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The same as text. */
export const tokenHash = (token: string): string => tokenDigest(token).toString('hex');

/** Whether two secrets are the same. How long it takes says nothing about how close they are, nor how long. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(tokenDigest(one), tokenDigest(other));
