import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { StoredFiles } from '#server/storage/open-storage.ts';
import type { TeamCalls } from '#server/team/team-calls.ts';

/** What keeping a picture needs. */
export type LibraryFiles = { readonly sql: Database; readonly files: StoredFiles };

/** What the calls of the library of pictures work with. */
export type LibraryParts = Pick<AuthParts, 'sql' | 'limits' | 'addressOf' | 'readAccess' | 'log'> &
  LibraryFiles & {
    /** Pages that show a picture are to be drawn anew. */
    readonly onChanged: () => void;
  };

/** Some of these calls. */
export type LibraryRoutes = TeamCalls<LibraryParts>;
