import type { Queries } from '#server/postgres/connect.ts';

/** Publications are written one after the other, so that they are seen in the order of their numbers. */
export const oneAfterTheOther = (sql: Queries) =>
  sql`select pg_advisory_xact_lock(hashtextextended('texts of pages', 0))`;
