import { ask, type Asked } from './test-app.ts';

/** Calls a function of ours as a page does, e.g. `callFunction<TextNow>(app, team, 'GET', 'texts/text?key=…')`. */
export async function callFunction<Value>(
  app: Asked,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
  method: string,
  path: string,
  body?: unknown,
): Promise<[number, Value]> {
  const isForm = body instanceof FormData;
  const answer = await ask(app, `/functions/v1/${path}`, {
    method,
    headers: { ...headers, 'accept-language': 'en', ...(isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return [answer.status, (await answer.json()) as Value];
}
