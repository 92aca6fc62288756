import { useWords } from '#app/i18n/locale.ts';
import { paymentLink } from '#app/lib/config.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { ways } from '#content/support.ts';

/** The way to the payment provider. While there is none, it says that the link is an example. */
export function OnlinePayment() {
  const t = useWords();
  const isExample = paymentLink === site.paymentLink.value && site.paymentLink.example;
  return (
    <>
      <p>
        {t.of(ways.onlineText)} {isExample && <em>{t.of(ways.onlineExample)}</em>}
      </p>
      <p>
        <a className={buttonClass('giving')} href={paymentLink}>
          {t.of(ways.onlineButton)}
        </a>
      </p>
    </>
  );
}
