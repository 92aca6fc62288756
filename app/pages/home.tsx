import { JsonLd } from '#app/blocks/json-ld.tsx';
import diagnosticsDrawing from '#app/drawings/diagnostics.svg';
import hillsDrawing from '#app/drawings/hills.svg';
import machineDrawing from '#app/drawings/machine.svg';
import projectsDrawing from '#app/drawings/projects.svg';
import resourcesDrawing from '#app/drawings/resources.svg';
import { paymentPage, providerOf } from '#app/features/donate/payment-address.ts';
import { Raised } from '#app/features/donate/raised.tsx';
import { AudienceLinks } from '#app/features/resources/audience-links.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { moneyOf } from '#app/lib/backend/config.ts';
import { newsNow } from '#app/lib/published/news.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { anchorOf } from '#app/ui/heading.tsx';
import { ConstructionIcon } from '#app/ui/icons.tsx';
import alike from '#app/ui/looks.module.css';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { softly } from '#app/ui/softly.ts';
import { barWords } from '#content/frame/bar.ts';
import { homeWords } from '#content/home.ts';
import { newsWords } from '#content/news/news.ts';
import { filterWords } from '#content/resources/filter.ts';
import { resourcesWords } from '#content/resources/resources.ts';
import { site } from '#content/site.ts';
import { noReceipt } from '#content/support/no-receipt.ts';
import type { Money } from '#contract/money.ts';
import styles from './home.module.css';

export const head = pageHead(homeWords.title, homeWords.lead);

export default function Home({ t, data }: PageProps) {
  return (
    <Page wide>
      <JsonLd
        data={{
          '@type': 'Organization',
          name: 'Ecosystem',
          url: `${siteUrlOf(t)}/`,
          logo: `${siteUrlOf(t)}/icon-512.png`,
        }}
      />
      <Link className={`${alike.box} ${styles.slim}`} to={pathTo('mission')}>
        <img src={machineDrawing} width="40" height="40" alt="" />
        <span>{t(homeWords.missionSlim)}</span> <u>{t(homeWords.missionMore)}</u>
      </Link>
      <div className={styles.hero}>
        <div>
          <PageTitle>{t(homeWords.title)}</PageTitle>
          <p className={styles.lead}>
            {t(homeWords.lead)} {/* Beside help, the bar of a phone has no room for it. */}
            <Link className={styles.plain} to={pathTo('plain')}>
              {t(barWords.plain)}
            </Link>
          </p>
          <div className={styles.row}>
            <Link className={buttonClass()} to={pathTo('resources')}>
              {t(homeWords.toResources)}
            </Link>
            <Link className={buttonClass('quiet')} to={pathTo('projects')}>
              {t(homeWords.toProjects)}
            </Link>
          </div>
        </div>
        <img className={styles.picture} src={hillsDrawing} width="560" height="420" alt={t(homeWords.drawing)} />
      </div>
      <CardGrid>
        {areas.map((area) => (
          <Area key={area.page} {...area} />
        ))}
      </CardGrid>
      <section className={styles.audience}>
        <h2>{t(filterWords.home)}</h2>
        <AudienceLinks at={anchorOf(t(resourcesWords.collections))} />
      </section>
      <Mission money={data.money} />
      <section className={`${alike.box} ${styles.test}`}>
        <div>
          <h2>{softly(t(homeWords.testTitle))}</h2>
          <p>{t(homeWords.testText)}</p>
        </div>
        <Link className={buttonClass()} to={pathTo('diagnostics/test')}>
          {t(homeWords.testOpen)}
        </Link>
      </section>
      <NewsLine />
      <div className={styles.construction}>
        <ConstructionIcon width="34" height="34" />
        <p>
          {t(homeWords.constructionText)} <Link to={pathTo('construction')}>{t(homeWords.constructionOpen)}</Link>
        </p>
      </div>
    </Page>
  );
}

/** The newest of all news, in one line. Nothing where there is none. */
function NewsLine() {
  const t = useWords();
  const { pieces, announcements } = newsNow(t);
  const [piece] = pieces;
  if (!piece && announcements.length === 0) return null;
  return (
    <p className={styles.news}>
      {t(homeWords.newsText)} <Link to={pathTo('news')}>{piece ? t(piece.title) : t(newsWords.told)}</Link>
    </p>
  );
}

/** Below the ways in. Who donates here leaves at once, so the provider is named before (CALM-12). */
function Mission({ money }: { money: Money | undefined }) {
  const t = useWords();
  const paymentLink = moneyOf(t.now(site)).paymentLink.value;
  const provider = providerOf(paymentLink);
  return (
    <section className={`${alike.box} ${styles.mission}`} aria-labelledby="mission-title">
      <div>
        <img src={machineDrawing} width="76" height="76" alt="" loading="lazy" />
        <h2 id="mission-title">{t(homeWords.missionTitle)}</h2>
        <p>{t(homeWords.missionText)}</p>
        <Raised money={money} kind="mission" />
        <p className={styles.small}>{t(noReceipt)}</p>
        <p className={styles.small} id="mission-payment">
          {provider === undefined ? t(homeWords.missionToExample) : t(homeWords.missionToProvider, { provider })}
        </p>
      </div>
      <div className={styles.row}>
        <Link className={buttonClass('quiet')} to={pathTo('mission')}>
          {t(homeWords.missionAbout)}
        </Link>
        <a
          className={buttonClass('giving')}
          href={paymentPage(paymentLink, t.locale)}
          aria-describedby="mission-payment"
        >
          {t(homeWords.missionDonate)}
        </a>
      </div>
    </section>
  );
}

const areas = [
  { page: 'diagnostics', drawing: diagnosticsDrawing, colour: 'lilac' },
  { page: 'projects', drawing: projectsDrawing, colour: 'mustard' },
  { page: 'resources', drawing: resourcesDrawing, colour: 'sage' },
] as const;

/** A way in: a card, on a phone a row, so that all three are seen at once. */
function Area({ page, drawing, colour }: (typeof areas)[number]) {
  const t = useWords();
  return (
    <Card
      title={t(homeWords[`${page}Title`])}
      drawing={{ src: drawing }}
      edge={colour}
      isLink
      isRow
      actions={
        <Link to={pathTo(page)}>
          <span>{t(homeWords[`${page}Open`])}</span>
        </Link>
      }
    >
      <p>{t(homeWords[`${page}Text`])}</p>
    </Card>
  );
}
