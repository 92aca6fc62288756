/** An error in PostgREST's shape. */
export type RestError = {
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
};

/** Answers with an error as PostgREST does: `message`, `details`, `hint` and `code`, whatever is not known as null. */
export function restError(
  status: number,
  { code, message, details = null, hint = null }: RestError,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ code, details, hint, message }, { status, headers });
}
