/** Whether a row was refused because another one has its value already; `constraint` asks for one rule of a table. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint_name: broken } = (error ?? {}) as { code?: unknown; constraint_name?: unknown };
  return code === '23505' && (constraint === undefined || constraint === broken);
}
