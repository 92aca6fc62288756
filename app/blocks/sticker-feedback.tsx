import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { stickers } from '#content/found/stickers.ts';
import { MessageLink } from './message-link.tsx';

/** Asks what people think of the stickers (FIND-15). */
export function StickerFeedback() {
  const t = useWords();
  return (
    <section aria-labelledby="stickers">
      <h2 id="stickers">{t(stickers.title)}</h2>
      <p>{t(stickers.text)}</p>
      <MessageLink
        subject={{ kind: 'sticker-feedback' }}
        className={buttonClass('quiet')}
        to={pathTo('contact', { reason: 'feedback', message: t(stickers.message), source: 'Find the Lost' })}
      >
        {t(stickers.open)}
      </MessageLink>
    </section>
  );
}
