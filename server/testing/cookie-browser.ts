type Cookie = { readonly value: string; readonly path: string };

/** A browser as far as signing in with another service needs one: it keeps cookies, follows redirects and sends forms. */
export type CookieBrowser = {
  /** Opens an address and follows redirects until one leads to `until`, or to a page. Out: where it ended. */
  readonly open: (address: string, until: (address: URL) => boolean) => Promise<Visit>;
  /** Signs in on the pages of the OpenID Connect service, agrees there, and goes on. */
  readonly signInThere: (address: string, login: string, until: (address: URL) => boolean) => Promise<Visit>;
  /** The cookies of a host, by name. */
  readonly cookies: (host: string) => ReadonlyMap<string, Cookie>;
};

export type Visit = { readonly address: URL; readonly text: string; readonly status: number };

/** Makes a browser. In: which address is served where, because the site of a test has no name of its own. */
export function cookieBrowser(served: { readonly from: string; readonly at: string }): CookieBrowser {
  const jars = new Map<string, Map<string, Cookie>>();

  async function ask(address: URL, form?: URLSearchParams): Promise<Response> {
    const jar = jars.get(address.host) ?? new Map<string, Cookie>();
    jars.set(address.host, jar);
    const sent = [...jar].filter(([, { path }]) => address.pathname.startsWith(path));
    const real = address.href.replace(served.from, served.at);
    const response = await fetch(real, {
      redirect: 'manual',
      headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }

  async function follow(start: URL, until: (address: URL) => boolean, form?: URLSearchParams): Promise<Visit> {
    let address = start;
    let body = form;
    for (let step = 0; step < 20; step += 1) {
      if (until(address)) return { address, text: '', status: 0 };
      const response = await ask(address, body);
      body = undefined;
      const next = response.headers.get('location');
      if (next === null) return { address, text: await response.text(), status: response.status };
      address = new URL(next, address);
    }
    throw new Error(`Too many redirects at ${address.href}`);
  }

  return {
    cookies: (host) => jars.get(host) ?? new Map(),
    open: (address, until) => follow(new URL(address), until),
    signInThere: async (address, login, until) => {
      let visit = await follow(new URL(address), until);
      for (let step = 0; step < 20 && !until(visit.address); step += 1) {
        const action = /<form[^>]* action="([^"]+)"/u.exec(visit.text)?.[1];
        const prompt = /name="prompt" value="(\w+)"/u.exec(visit.text)?.[1];
        if (action === undefined || prompt === undefined) return visit;
        const form = new URLSearchParams({ prompt, login, password: 'any' });
        visit = await follow(new URL(action, visit.address), until, form);
      }
      return visit;
    },
  };
}

function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', ...value] = pair.split('=');
  const attribute = (wanted: string): string | undefined =>
    attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const expires = attribute('expires');
  const isOver = attribute('max-age') === '0' || (expires !== undefined && new Date(expires) < new Date());
  if (isOver) jar.delete(name);
  else jar.set(name, { value: value.join('='), path: attribute('path') ?? '/' });
}
