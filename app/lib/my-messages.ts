/** What this device remembers of a message, because its visitor asked it to. `on` is a day: `2026-11-22`. */
export type MyMessage = { readonly reference: string; readonly status: string; readonly on: string };

const key = 'myMessages';

/** What is remembered here, the newest first. Whatever has no link is left out (contract/status.ts). */
export function myMessages(): MyMessage[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as (Partial<MyMessage> | null)[];
    return kept.filter((one): one is MyMessage => /^[0-9a-f]{32}$/u.test(one?.status ?? ''));
  } catch {
    return [];
  }
}

/** Remembers a message. Out: whether the browser keeps it. */
export const remember = (message: MyMessage): boolean => write([message, ...others(message.status)]);

/** Forgets one message, or all of them. Of an empty list nothing stays. */
export const forget = (token?: string): boolean => write(token === undefined ? [] : others(token));

const others = (token: string) => myMessages().filter(({ status }) => status !== token);

function write(list: readonly MyMessage[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
