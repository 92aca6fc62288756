import { useEffect, useEffectEvent } from 'react';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useWords } from '#app/i18n/locale.ts';
import { comeFromService, offeredServices, wayToService } from './other-services.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Button } from '#app/ui/button.tsx';
import { otherServices, otherServicesWords as words } from '#content/account/other-services.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { explain } from './explain.ts';
import { readServiceReturn, withoutReturn, type ServiceReturn } from './service-return.ts';
import styles from './sign-in.module.css';

type Service = keyof typeof otherServices;
const services = Object.keys(otherServices) as Service[];

type Props = {
  /** Runs before the way back is checked, and when it was refused. */
  onChecking: (isChecking: boolean) => void;
  /** It is busy until that is over. */
  onProved: () => Promise<void> | void;
};

/** The buttons of other services, at the end of the page so that nothing moves, and the way back from them. */
export function Services({ onChecking, onProved }: Props) {
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
      <p className={styles.buttons}>
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
