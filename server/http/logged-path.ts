const secret = /^((?:\/de)?\/(?:status|set-up)\/).+$/u;
// Behind the bucket stands what somebody called a file.
const file = /^(\/storage\/v1\/(?:object|render|upload)\b).+$/u;

/** What the log may say of a path: no link that opens something, no name of a file, and nothing that reads like an address. */
export const loggedPath = (path: string): string =>
  path
    .replace(secret, '$1…')
    .replace(file, '$1/…')
    .split('/')
    .map((part) => (/^[\w.…-]{0,64}$/u.test(part) ? part : '…'))
    .join('/');
