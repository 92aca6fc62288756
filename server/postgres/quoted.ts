/** A name as it is written in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
