import { RealtimeError } from '#server/realtime/realtime-error.ts';

/** One condition on a column. `in` has its values, all others have one. */
export type Condition = { readonly column: string; readonly operator: Operator; readonly values: readonly string[] };

/** How each operator is written in SQL. `is null` and patterns are not among them (docs/decisions/049-realtime.md). */
export const operators = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const;
type Operator = keyof typeof operators;

/** More are refused (subscriptions.ts). */
export const mostConditions = 10;
const mostValues = 100;

/** How many conditions a filter may turn out to have; counted before it is read. */
export const conditionsAtMost = (filter: string): number =>
  filter === '' ? 0 : filter.split(',', mostConditions).length;

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

/** Splits at commas that stand neither in brackets nor in quotation marks. Each sign is looked at once. */
function split(text: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"' && (isQuoted || at === begin || '.(,'.includes(text[at - 1] ?? ''))) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
}

function unquoted(value: string): string {
  const [, inner] = /^"(.*)"$/su.exec(value) ?? [];
  return inner === undefined ? value : inner.replaceAll(/\\(.)/gsu, '$1');
}
