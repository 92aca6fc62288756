import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { stickers } from '#content/stickers.ts';
import { MessageLink } from './message-link.tsx';

/** Asks what people think of the stickers (FIND-15). */
export function StickerFeedback() {
  const t = useWords();
  return (
    <section aria-labelledby="stickers">
      <h2 id="stickers">{t.of(stickers.title)}</h2>
      <p>{t.of(stickers.text)}</p>
      <MessageLink
        subject={{ kind: 'sticker-feedback' }}
        className={buttonClass('quiet')}
        to={pathTo('contact', { reason: 'feedback', message: t.of(stickers.message), source: 'Find the Lost' })}
      >
        {t.of(stickers.open)}
      </MessageLink>
    </section>
  );
}
