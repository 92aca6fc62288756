import { findKept, keep } from '#app/lib/browser/kept.ts';

/** What this device remembers of a message, because its visitor asked it to. `on` is a day: `2026-11-22`. */
export type MyMessage = { readonly reference: string; readonly status: string; readonly on: string };

const key = 'myMessages';

/** What is remembered here, the newest first. Whatever is not whole is left out: it has no link (contract/status.ts). */
export function myMessages(): MyMessage[] {
  const kept = findKept(key) as (Partial<MyMessage> | null)[] | null;
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (one): one is MyMessage =>
      /^[0-9a-f]{32}$/u.test(one?.status ?? '') &&
      typeof one?.reference === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/u.test(one.on ?? ''),
  );
}

/** Whether this device remembers it. */
export const remembers = (token: string): boolean => myMessages().some(({ status }) => status === token);

/** Remembers a message. Out: whether the browser keeps it. */
export const remember = (message: MyMessage): boolean => keepAll([message, ...others(message.status)]);

/** Forgets one message, or all of them. Of an empty list nothing stays. */
export const forget = (token?: string): boolean => keepAll(token === undefined ? [] : others(token));

const others = (token: string) => myMessages().filter(({ status }) => status !== token);

const keepAll = (list: readonly MyMessage[]): boolean => keep(key, list.length > 0 ? list : undefined);
