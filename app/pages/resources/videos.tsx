import { JsonLd } from '#app/blocks/json-ld.tsx';
import { ResourceFacts } from '#app/blocks/resource-facts.tsx';
import { discussVideoLink } from '#app/features/resources/contact-links.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { VideoDetails, VideoPlayer } from '#app/features/resources/video-player.tsx';
import { isoDuration, playerAddress, watchAddress } from '#app/features/resources/youtube.ts';
import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { Card } from '#app/ui/card.tsx';
import { Tags } from '#app/ui/tag.tsx';
import { pageNames } from '#content/pages.ts';
import { videoWords } from '#content/resources/video-words.ts';
import { videos, videosWords } from '#content/resources/videos.ts';
import styles from './videos.module.css';

export const head = pageHead(pageNames['resources/videos'], videosWords.lead);

export default function Videos() {
  const t = useWords();
  return (
    <ResourcePage page="resources/videos" drawing="/drawings/media.svg" words={videosWords} listed={videos}>
      <div className={styles.videos}>
        {t.now(videos).map(({ id, item, facts, published }) => (
          <Card
            key={id}
            id={id}
            as="article"
            title={item.title}
            edge="lilac"
            actions={
              <ResourceAction label={t(videoWords.discuss)} name={item.title} to={discussVideoLink(item, t)} isPlain />
            }
          >
            <div className={styles.sides}>
              <div>
                <Tags label={t(videoWords.tags)} tags={t(item.tags)} />
                <p>{t(item.description)}</p>
                <VideoPlayer video={item} />
              </div>
              <div>
                <ResourceFacts
                  id={`resources/videos#${id}`}
                  name={item.title}
                  link={watchAddress(item.youtubeId)}
                  facts={facts}
                />
                <VideoDetails video={item} />
              </div>
            </div>
            <JsonLd
              data={{
                '@type': 'VideoObject',
                name: item.title,
                description: t(item.description),
                embedUrl: playerAddress(item.youtubeId),
                thumbnailUrl: siteUrlOf(t) + item.thumbnail,
                uploadDate: published,
                duration: isoDuration(item.duration),
              }}
            />
          </Card>
        ))}
      </div>
    </ResourcePage>
  );
}
