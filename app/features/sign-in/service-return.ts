import type { AccountCode } from '#contract/failures.ts';

/** What the way back from another service ends with. */
export type ServiceReturn =
  | { readonly is: 'code'; readonly code: string; readonly flowId: string | undefined }
  | { readonly is: 'refused'; readonly code: AccountCode; readonly message: string };

/** Reads it from the address: a code stands in the query, an error behind `#`. */
export function readServiceReturn(search: string, hash: string): ServiceReturn | undefined {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/u, ''));
  const error = fragment.get('error') ?? query.get('error');
  if (error !== null)
    return {
      is: 'refused',
      code: (fragment.get('error_code') ?? query.get('error_code') ?? error) as AccountCode,
      message: fragment.get('error_description') ?? query.get('error_description') ?? error,
    };
  const code = query.get('code');
  return code === null ? undefined : { is: 'code', code, flowId: query.get('sb_flow_id') ?? undefined };
}

/** The query without what came back: `?next=/projects` stays. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['code', 'sb_flow_id', 'error', 'error_code', 'error_description']) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
