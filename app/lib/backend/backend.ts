// Read at build, as all of config.ts; apart from it, because every form needs this much and no more.
const PUBLIC_BACKEND_URL = import.meta.env.PUBLIC_BACKEND_URL;
const PUBLIC_BACKEND_KEY = import.meta.env.PUBLIC_BACKEND_KEY;

/** The backend's address; empty means the address the page came from. */
export const backendUrl: string = (PUBLIC_BACKEND_URL || '').replace(/\/$/u, '');

/** How long a call may take, in milliseconds: slower than any healthy answer, faster than anybody's patience (CONT-15). */
export const patience = 20_000;

/** Gives up what does not come in that time: a connection can go quiet without an end. Rejected then. */
export const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, patience))]);

/** The key every browser sends; it opens nothing by itself. */
export const backendKey: string = PUBLIC_BACKEND_KEY || 'sb_publishable_local';
