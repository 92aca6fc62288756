import type { ReactNode } from 'react';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import styles from './donate.module.css';
import { OnlineForm } from './online-form.tsx';

/**
 * The way to the payment provider: a link (`children`), and once there are scripts the form in its place. Where they are
 * missing, or the connection is, the amount is chosen at the provider. A plain form would send 10 for 10 euro, and the
 * provider would take it for 10 cents. `paymentLink` is where it is paid.
 */
export function OnlinePayment({ paymentLink, children }: { paymentLink: string; children?: ReactNode }) {
  const isReady = useHydrated();
  return (
    <div className={styles.online}>
      <div hidden={isReady}>{children}</div>
      {isReady && <OnlineForm paymentLink={paymentLink} />}
    </div>
  );
}
