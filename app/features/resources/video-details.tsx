import { Lines } from '#app/ui/lines.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Tags } from '#app/ui/tag.tsx';
import { videoWords } from '#content/resources/video-words.ts';
import type { Video } from '#content/resources/videos.ts';

/** What is said in a video, for those who read. */
export function VideoDetails({ video }: { video: Video }) {
  const t = useWords();
  return (
    <Disclosure closed={t(videoWords.show)} open={t(videoWords.hide)} about={video.title}>
      <h3>{t(videoWords.summary)}</h3>
      <p>{t(video.summary)}</p>
      <h3>{t(videoWords.highlights)}</h3>
      <Lines of={t(video.highlights)} />
      <h3>{t(videoWords.keywords)}</h3>
      <Tags label={t(videoWords.keywords)} tags={t(video.keywords)} />
    </Disclosure>
  );
}
