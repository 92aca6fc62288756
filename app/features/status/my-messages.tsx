import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { findWords as words } from '#content/contact/status.ts';
import { inLocale } from '#contract/locale.ts';

/**
 * The messages that this device remembers, filled in by `app/browser/on-page/my-messages.ts`. Where there are none,
 * nothing is here.
 */
export function MyMessages() {
  const t = useWords();
  return (
    <section
      aria-labelledby="my-messages"
      {...useScript('my-messages')}
      data-one={t(words.one, { reference: '{reference}', date: '{date}' })}
      data-at={inLocale(pathTo('status'), t.locale)}
      data-forgotten={t(words.forgotten)}
      hidden
    >
      <h2 id="my-messages" tabIndex={-1}>
        {t(words.mine)}
      </h2>
      <p>{t(words.mineText)}</p>
      <ul />
      <Button look="quiet">{t(words.forget)}</Button>
    </section>
  );
}
