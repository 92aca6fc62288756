import type { Context } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import { type MakeLimiter, placeLimiter } from '#server/limits.ts';
import { callerOf, ownerOf, type StorageCaller } from './caller.ts';
import { StorageError } from './storage-error.ts';

const windows = {
  // A project with all its pictures, several times over.
  upload: [{ name: 'hour', points: 200, duration: 3600 }],
  // Everything else that is no download.
  other: [{ name: 'five-minutes', points: 600, duration: 300 }],
} as const;

/** How much somebody outside of the team may keep: pictures of a few projects. */
export const ownerQuota = { files: 200, bytes: 100 * 1024 * 1024 } as const;

export type StorageLimits = {
  /** Counts a call by account, or by place when there is none. Throws `SlowDown` when it is one too many. */
  readonly count: (kind: keyof typeof windows, caller: StorageCaller, c: Context) => Promise<void>;
};

/** The limits of the storage. The site itself (the secret key) is not counted. */
export function storageLimits(makeLimiter: MakeLimiter, addressOf: (c: Context) => string): StorageLimits {
  const limiters = {
    upload: placeLimiter(makeLimiter, 'storage upload', windows.upload),
    other: placeLimiter(makeLimiter, 'storage other', windows.other),
  };
  return {
    count: async (kind, caller, c) => {
      if (caller.role === 'service_role') return;
      const allowed = await limiters[kind].consume(ownerOf(caller) ?? addressOf(c));
      if (!allowed.ok) throw new StorageError('SlowDown', undefined, allowed.wait);
    },
  };
}

/** Tells who calls, and counts it: for calls that change or look up something and are not counted otherwise. */
export async function countedCaller(
  c: Context,
  parts: { readonly readAccess: ReadAccess; readonly limits: StorageLimits },
): Promise<StorageCaller> {
  const caller = await callerOf(c, parts);
  await parts.limits.count('other', caller, c);
  return caller;
}
