import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { playerAddress, watchAddress } from '#app/lib/youtube.ts';
import { buttonClass } from '#app/ui/button.tsx';
import type { Video } from '#content/videos.ts';
import styles from './video-player.module.css';

/**
 * The player, loaded when the visitor asks for it: a link whose target is the empty frame over our
 * drawing. The browser does this itself, so it works without scripts, and until then YouTube learns nothing.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const t = useWords();
  const frame = `player-${video.youtubeId}`;
  return (
    <>
      <div className={styles.frame}>
        <img src={video.thumbnail} width="640" height="360" alt="" />
        {/* Another origin's player: with the rights it needs, a sandbox would hold nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe name={frame} title={t(m['videos.player'], { title: video.title })} allow="fullscreen" />
      </div>
      <p>{t(m['videos.notice'])}</p>
      <p className={styles.row}>
        <a className={buttonClass('quiet')} href={playerAddress(video.youtubeId)} target={frame}>
          {t(m['videos.play'], { duration: video.duration })}
        </a>
        <a className={buttonClass('quiet')} href={watchAddress(video.youtubeId)} rel="noopener noreferrer">
          {t(m['videos.open'])}
        </a>
      </p>
    </>
  );
}
