/**
 * What the log may say of an error: its name, code and place. The message of a database error can quote what
 * somebody typed.
 */
export function errorFields(error: unknown): { name: string; errorCode: string | undefined; at: string[] | undefined } {
  const { name, code, stack } = error as Error & { code?: string };
  const places = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name, errorCode: code, at: places?.slice(0, 6) };
}
