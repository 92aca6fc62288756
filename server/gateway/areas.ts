/** A part of the API, as the client libraries address it. */
export type Area = {
  readonly prefix: string;
  /** Whether a call must bring the publishable or the secret key. */
  readonly needsKey: boolean;
  /** What browsers open by themselves, from a link, a picture or another service: they bring no key. */
  readonly isOpen?: (call: { readonly path: string; readonly method: string; readonly hasKey: boolean }) => boolean;
  /** Where the key may stand in the address. */
  readonly mayHaveKeyInAddress?: (path: string) => boolean;
};

const links = /\/(?:health|authorize|callback|verify|sso\/saml\/\w+|\.well-known\/[\w.-]+)$/u;
const files = /^\/storage\/v1\/object\/(?:public|sign|info\/public|upload\/sign)\//u;

// A browser can send no headers when it opens a socket; the client then calls the other with the same query.
const sockets = /^\/realtime\/v1\/(?:websocket$|api\/broadcast(?:$|\/))/u;

/** Everything that is answered beside the pages of the site. What stands nowhere here is 404 in JSON. */
const areas = [
  {
    prefix: '/auth/v1',
    needsKey: true,
    isOpen: ({ path, method, hasKey }) => links.test(path) && (method === 'GET' || !hasKey),
  },
  { prefix: '/rest/v1', needsKey: true },
  { prefix: '/storage/v1', needsKey: true, isOpen: ({ path, method }) => files.test(path) && method !== 'POST' },
  // The forms of the site work without scripts, and so without a key.
  { prefix: '/functions/v1', needsKey: false },
  { prefix: '/realtime/v1', needsKey: true, mayHaveKeyInAddress: (path) => sockets.test(path) },
] as const satisfies readonly Area[];

/** The part of the API that a path belongs to. */
export function areaOf(path: string): Area | undefined {
  return areas.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
}
