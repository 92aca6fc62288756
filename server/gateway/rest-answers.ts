import { accountRefusals, type RefusalCode } from '#contract/failures.ts';
import { databaseCodes, databaseRefusals, dataRefusals } from '#contract/refusals.ts';

type DataCode = keyof typeof dataRefusals;

type Said = {
  readonly message: string;
  readonly details?: string | readonly object[] | null;
  readonly hint?: string | null;
};

/** An error in PostgREST's shape, with a code of its own. */
export type RestError = Said & { readonly code: DataCode };

/** Answers with an error as PostgREST does: `message`, `details`, `hint` and `code`, whatever is not known as null. */
export const restError = (
  error: RestError,
  headers: Readonly<Record<string, string>> = {},
  status: number = dataRefusals[error.code],
): Response => answerWith(status, error, headers);

/** The same with a code of the database, whose status PostgREST decides by the code or its class. */
export const databaseError = (error: Said & { readonly code: string }, status = databaseStatus(error.code)): Response =>
  answerWith(status, error);

export const databaseStatus = (code: string): number =>
  databaseRefusals[code] ?? databaseRefusals[code.slice(0, 2)] ?? 400;

/** The same for a right that is missing: whoever has no account may have it with one. */
export const rightMissing = (error: Said, hasAccount: boolean): Response =>
  databaseError(
    { ...error, code: databaseCodes.forbidden },
    accountRefusals[hasAccount ? 'not_admin' : 'no_authorization'][0],
  );

/** The same with a code of the accounts. */
export const accountError = (error: Said & { readonly code: RefusalCode }, status: number): Response =>
  answerWith(status, error);

function answerWith(
  status: number,
  { code, message, details = null, hint = null }: Said & { readonly code: string },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ code, details, hint, message }, { status, headers });
}

/** What is answered to a call of a table or view that there is not. `nearest` finds the name that was meant, perhaps. */
export function missingTable(
  { url, headers }: Request,
  names: readonly string[],
  nearest: (name: string, names: string[]) => string | null,
): Response | undefined {
  const schema = headers.get('content-profile') ?? headers.get('accept-profile') ?? 'public';
  if (schema !== 'public') return undefined;
  const [, name] = /^\/rest\/v1\/(\w+)$/u.exec(new URL(url).pathname) ?? [];
  if (name === undefined || names.includes(name)) return undefined;
  const near = nearest(name, [...names]);
  return restError({
    code: 'PGRST205',
    message: `Could not find the table 'public.${name}' in the schema cache`,
    hint: near === null ? null : `Perhaps you meant the table 'public.${near}'`,
  });
}
