import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { paymentLink } from '#app/lib/config.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ways } from '#content/support/support.ts';
import styles from './donate.module.css';
import { paymentPage, providerOf } from './payment-address.ts';

/**
 * The way to the payment provider: a link, and from the moment it is shown and loaded the form in its
 * place. Where there is no form, because scripts or the connection are missing, the amount is chosen at the
 * provider. A plain form would send 10 for 10 euro, and the provider would take it for 10 cents.
 */
export function OnlinePayment({ isShown }: { isShown: boolean }) {
  const t = useWords();
  const { Opened, open } = useOnDemand(() => import('./online-form.tsx').then(({ OnlineForm }) => OnlineForm));
  const isNeeded = isShown && !Opened;
  const load = useEffectEvent(open);
  // Each time it is shown anew: a form that could not be loaded is tried again.
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return (
    <>
      <p>
        {t(ways.onlineText)} {providerOf(paymentLink) === undefined && <em>{t(ways.onlineExample)}</em>}
      </p>
      <div className={styles.online}>
        {Opened ? (
          <Opened />
        ) : (
          <p>
            <a className={buttonClass('giving')} href={paymentPage(paymentLink, t.locale)}>
              {t(ways.onlineButton)}
            </a>{' '}
            {t(ways.onlineChoose)}
          </p>
        )}
      </div>
    </>
  );
}
