declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  export type StoredMail = { readonly raw: string; readonly flags?: readonly string[]; readonly uid?: number };
  export type FetchHandler = (connection: unknown, message: unknown, query: { partial?: readonly number[] }) => unknown;
  export type ImapServer = {
    readonly fetchHandlers: Record<string, FetchHandler>;
    readonly server: Server;
    readonly listen: (port: number, host: string, done: () => void) => void;
    readonly close: (done: () => void) => void;
    readonly appendMessage: (folder: string, flags: readonly string[], date: Date | undefined, raw: string) => void;
    readonly getMailbox: (folder: string) => { readonly messages: readonly StoredMail[] };
  };
  const hoodiecrow: (options: {
    readonly plugins: readonly string[];
    readonly storage: Readonly<Record<string, { readonly messages: StoredMail[] }>>;
    readonly users: Readonly<Record<string, { readonly password: string }>>;
  }) => ImapServer;
  export default hoodiecrow;
}

declare module 'hoodiecrow-imap/lib/commands/handlers/fetch.js' {
  import type { FetchHandler } from 'hoodiecrow-imap';

  const handlers: Readonly<Record<'BODY', FetchHandler>>;
  export default handlers;
}
