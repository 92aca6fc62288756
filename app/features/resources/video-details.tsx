import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Tags } from '#app/ui/tag.tsx';
import type { Video } from '#content/videos.ts';

/** What is said in a video, for those who read. */
export function VideoDetails({ video }: { video: Video }) {
  const t = useWords();
  return (
    <Disclosure closed={t(m['videos.show'])} open={t(m['videos.hide'])} about={video.title}>
      <h3>{t(m['videos.summary'])}</h3>
      <p>{t.of(video.summary)}</p>
      <h3>{t(m['videos.highlights'])}</h3>
      <ul>
        {t.of(video.highlights).map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <h3>{t(m['videos.keywords'])}</h3>
      <Tags label={t(m['videos.keywords'])} tags={t.of(video.keywords)} />
    </Disclosure>
  );
}
