/**
 * What the log may say of an error: its name, code and place. The message of a database error can quote what
 * somebody typed.
 */
export function errorFields(error: unknown): { name: string; errorCode: string | undefined; at: string[] | undefined } {
  const { name, message, code, stack } = error as Error & { code?: string };
  // The message stands before the places, and a line of it may look like one.
  const places = stack
    ?.replace(message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return { name, errorCode: code, at: places?.slice(0, 6) };
}
