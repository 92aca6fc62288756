import { inLiveDatabase } from './live-database.ts';

/** A message as it lies in the database. */
export type Stored = {
  readonly reference: string;
  readonly name: string;
  readonly message: string;
  readonly suspected: string | null;
};

/** Reads what a running server with an embedded database has stored, oldest first. */
export async function storedMessages(dataDir: string): Promise<Stored[]> {
  return inLiveDatabase(
    dataDir,
    (sql) => sql<Stored[]>`
      select reference, name, message, suspected from app_private.messages order by created_at`,
  );
}
