/** A message as the contact form sends it. */
export function hello(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'Ada', email: 'ada@example.org', reason: 'Say hello', message: 'Hello, you dear people.', ...changes };
}

/** The request that sends a body as JSON. */
export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** The request of a browser that posts the contact form without JavaScript. */
export function postForm(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  };
}

export const sendEmailPath = '/functions/v1/send-email';
