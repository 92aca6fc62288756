import { RealtimeError } from '#server/realtime/realtime-error.ts';

/** One condition on a column. `in` has its values, all others have one. */
export type Condition = { readonly column: string; readonly operator: Operator; readonly values: readonly string[] };

/** How each operator is written in SQL. `is null` and patterns are not among them (docs/decisions/049-realtime.md). */
export const operators = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const;
type Operator = keyof typeof operators;

const mostValues = 100;

/**
 * Reads the filter of a channel: `column=operator.value`, several with commas between them. Values may stand in
 * quotation marks. Throws a refusal in the words of Supabase's server.
 */
export function readFilter(filter: string): readonly Condition[] {
  if (filter.trim() === '') return [];
  return split(filter.trim()).map((text) => {
    const [, column = '', operator = '', value = ''] = /^([^=]+)=([a-z]+)\.(.*)$/su.exec(text.trim()) ?? [];
    if (!isOperator(operator)) throw unreadable(text);
    if (operator !== 'in') return { column: column.trim(), operator, values: [unquoted(value)] };
    const [, list] = /^\((.*)\)$/su.exec(value.trim()) ?? [];
    const values = (list ?? '').trim() === '' ? [] : split(list ?? '').map((one) => unquoted(one.trim()));
    if (values.length === 0 || values.length > mostValues) throw unreadable(text);
    return { column: column.trim(), operator, values };
  });
}

const unreadable = (text: string): RealtimeError =>
  new RealtimeError('RealtimeDisabledForConfiguration', `Error parsing \`filter\` params: ["${text.slice(0, 100)}"]`);

const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name);

/** Splits at commas that stand neither in brackets nor in quotation marks. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '\\') {
      parts.push(`${parts.pop() ?? ''}${sign}${text[at + 1] ?? ''}`);
      at += 1;
      continue;
    }
    if (sign === '"' && (isQuoted || /[.(,]$|^$/u.test(parts.at(-1) ?? ''))) isQuoted = !isQuoted;
    if (!isQuoted && sign === '(') depth += 1;
    if (!isQuoted && sign === ')') depth -= 1;
    if (sign === ',' && !isQuoted && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}

function unquoted(value: string): string {
  const [, inner] = /^"(.*)"$/su.exec(value) ?? [];
  return inner === undefined ? value : inner.replaceAll(/\\(.)/gsu, '$1');
}
