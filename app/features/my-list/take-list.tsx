import { useWords } from '#app/i18n/locale.ts';
import { LinkForDevice } from '#app/parts/link-for-device.tsx';
import { myListLinkWords as words } from '#content/frame/my-list-link.ts';

/** The list for another device. */
export function TakeList({ link }: { link: string }) {
  const t = useWords();
  return (
    <>
      <p>{t(words.hint)}</p>
      <LinkForDevice id="list-link" link={link} name={t(words.link)} codeName={t(words.code)} />
    </>
  );
}
