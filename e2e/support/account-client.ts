import { browser } from './weight.ts';

/** The files that auth-js became; they bear no name of ours. */
const clientFiles = new Set(
  Object.entries(browser.sources).flatMap(([file, sources]) =>
    sources.some((source) => source.includes('@supabase/auth-js')) ? [`/${file}`] : [],
  ),
);

/** Whether this is a file of the client of the accounts. */
export const isAccountClient = (address: string): boolean => clientFiles.has(new URL(address).pathname);
