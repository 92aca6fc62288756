import { askOnce, type Said } from './ask-once.ts';

/** Whether an address leads to a page. What only this moment or our asking may explain is unknown. */
export type Outcome = 'there' | 'broken' | 'unknown';

const mostTurns = 3;
const gone = [404, 410];
// No such name, nobody there, or no certificate that a browser would take.
const brokenErrors = /^(?:ENOTFOUND|ECONNREFUSED|CERT_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_)/u;

/** Follows a link and what it leads on to. */
export async function followLink(url: string, ask: (url: string) => Promise<Said> = askOnce): Promise<Outcome> {
  let at = url;
  for (let turn = 0; turn <= mostTurns; turn += 1) {
    const said = await ask(at).catch((error: NodeJS.ErrnoException) => error.code ?? '');
    if (typeof said === 'string') return brokenErrors.test(said) ? 'broken' : 'unknown';
    const { status, location } = said;
    if (status < 300 || status >= 400 || location === undefined)
      return gone.includes(status) ? 'broken' : status < 400 ? 'there' : 'unknown';
    if (!URL.canParse(location, at)) return 'broken';
    at = new URL(location, at).href;
  }
  return 'unknown';
}
