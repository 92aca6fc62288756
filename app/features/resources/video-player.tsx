import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { buttonClass } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { Tags } from '#app/ui/tag.tsx';
import { videoWords } from '#content/resources/video-words.ts';
import type { Video } from '#content/resources/videos.ts';
import styles from './video-player.module.css';
import { playerAddress, watchAddress } from './youtube.ts';

/**
 * The player, loaded when the visitor asks for it: a link whose target is the empty frame over our
 * drawing. The browser does this itself, so it works without scripts, and until then YouTube learns nothing.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const t = useWords();
  const frame = `player-${video.youtubeId}`;
  return (
    <>
      <div className={styles.frame} {...useScript('player')}>
        <img src={video.thumbnail} width="640" height="360" alt="" loading="lazy" />
        {/* Another origin's player: with the rights it needs, a sandbox would hold nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe name={frame} title={t(videoWords.player, { title: video.title })} allow="fullscreen" />
      </div>
      <p>{t(videoWords.notice)}</p>
      <div className={buttonRow.buttons}>
        <a className={buttonClass('quiet')} href={playerAddress(video.youtubeId)} target={frame}>
          {t(videoWords.play, { duration: video.duration })}
        </a>
        <a className={buttonClass('quiet')} href={watchAddress(video.youtubeId)} rel="noopener noreferrer">
          {t(videoWords.open)}
        </a>
      </div>
    </>
  );
}

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
