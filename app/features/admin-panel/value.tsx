/** One value of a row: a text as it is, a list or an object as JSON, and nothing as the database writes it. */
export function Value({ of: value }: { of: unknown }) {
  if (value === null || value === undefined) return <em>null</em>;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
