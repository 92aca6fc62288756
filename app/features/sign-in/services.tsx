import type { Provider } from '@supabase/auth-js';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { authSettings, authUrl } from '#app/lib/account/auth-settings.ts';
import { sessionKey } from '#app/lib/account/session.ts';
import { backendKey } from '#app/lib/backend/backend.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { otherServices, otherServicesWords as words } from '#content/account/other-services.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { explain } from './explain.ts';
import { readServiceReturn, withoutReturn, type ServiceReturn } from './service-return.ts';
import styles from './sign-in.module.css';
import type { Proving } from './step-parts.tsx';

type Service = keyof typeof otherServices;
const services = Object.keys(otherServices) as Service[];

/** The buttons of other services, at the end of the page so that nothing moves, and the way back from them. */
export function Services({ onChecking, onProved }: Required<Proving>) {
  const t = useWords();
  const { value: names } = useLoad(async () => ({ ok: true, value: await offeredServices() }));
  const offered = services.filter((name) => names?.has(name));
  const { once, outcome, tell } = useOnce();

  async function finish(back: ServiceReturn): Promise<void> {
    onChecking(true);
    const answer =
      back.is === 'code'
        ? await comeFromService(back.code, back.flowId)
        : ({ ok: false, because: 'refused', code: back.code, message: back.message, reasons: [] } as const);
    if (answer.ok) return onProved();
    onChecking(false);
    goTo(location.pathname + withoutReturn(location.search), { replace: true });
    tell(await explain(t(signInWords.failed), answer, t));
  }

  const arrive = useEffectEvent(() => {
    const back = readServiceReturn(location.search, location.hash);
    if (back) void finish(back);
  });
  useEffect(() => arrive(), []);

  async function go(service: Service): Promise<void> {
    const address = await wayToService(
      service,
      location.origin + location.pathname + withoutReturn(location.search),
    ).catch(() => undefined);
    if (address !== undefined) return location.assign(address);
    tell(await explain(t(signInWords.failed), { ok: false, because: 'unreachable' }, t));
  }

  if (offered.length === 0 && !outcome) return null;
  return (
    <section className={styles.services} aria-label={t(words.title)}>
      <h2>{t(words.title)}</h2>
      <p>{t(words.text)}</p>
      <p className={buttonRow.buttons}>
        {offered.map((service) => (
          <Button key={service} look="quiet" onClick={() => void once(() => go(service))}>
            {t(otherServices[service])}
          </Button>
        ))}
      </p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}

/** The services that the server lets people sign in with, by GoTrue's names. None where it does not answer. */
async function offeredServices(): Promise<ReadonlySet<string>> {
  const { external = {} } = await authSettings();
  return new Set(Object.entries(external).flatMap(([name, isOffered]) => (isOffered === true ? [name] : [])));
}

/**
 * The address at which another service asks somebody to sign in. It comes back to `wayBack` with a code that only
 * this browser can use (PKCE): so nobody can be led here with a link that signs them in to a stranger's account.
 */
async function wayToService(service: string, wayBack: string): Promise<string | undefined> {
  // Large, and the buttons stand on a page where most people sign in otherwise.
  const { AuthClient } = await import('@supabase/auth-js');
  const client = new AuthClient({
    url: authUrl(),
    headers: { apikey: backendKey },
    storageKey: sessionKey,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { data } = await client.signInWithOAuth({
    // The type lists the services that Supabase hosts.
    provider: service as Provider,
    options: { redirectTo: wayBack, skipBrowserRedirect: true },
  });
  return data.url ?? undefined;
}

/** Begins the session with the code that another service's way back ends with. */
const comeFromService = (code: string, flowId: string | undefined): Promise<CallAnswer<unknown>> =>
  askAccount((client) => client.exchangeCodeForSession(code, flowId === undefined ? undefined : { flowId }));
