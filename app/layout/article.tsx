import type { ComponentProps, ReactNode } from 'react';
import type { ArticleSection } from '#app/blocks/passages.tsx';
import { Sources } from '#app/blocks/sources.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { areaClass } from '#app/ui/area-colours.ts';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { More } from '#app/ui/more.tsx';
import { Wave } from '#app/ui/wave.tsx';
import type { Brief } from '#content/blocks/brief.ts';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Checked } from '#content/blocks/source.ts';
import styles from './article.module.css';
import { Rail } from './rail.tsx';

/** The areas: diagnostics lilac, projects mustard, resources sage, support sky. */
type Props = Pick<ComponentProps<typeof HeadedPage>, 'area' | 'title' | 'lead' | 'drawing' | 'alt' | 'notice'> & {
  /** Only for texts of more than 400 words. */
  brief?: Brief | undefined;
  sections: readonly ArticleSection[];
  checked?: Checked | undefined;
  /** `<NextStep …/>` */
  next: ReactNode;
  /** Stands last, as wide as the page: `<ResourceNav current="…" />`. */
  end?: ReactNode;
};

/**
 * The whole of a page that is mostly read: head in the colour of its area, one sheet of bands that meet in a wave (one
 * drawing for each), sources, and at its side contents, next step and help. A page is no more than
 *
 *     <Article area="sage" title={…} lead={…} drawing="/drawings/overload.svg" brief={words.brief}
 *       sections={passageSections(t, words.passages)} checked={words.checked}
 *       next={<NextStep … />} end={<ResourceNav current="…" />} />
 *
 * with `passages` from `content/`: each names its heading, paragraphs, lists, and its `drawing`. A section that shows
 * something else is written by hand between them: `{ title, drawing, body: <Steps … /> }`. At most six phone screens
 * before the sources (e2e/pages.sweep.e2e.ts).
 */
export function Article({ area, title, lead, drawing, alt, notice, brief, sections, checked, next, end }: Props) {
  return (
    <HeadedPage area={area} title={title} lead={lead} drawing={drawing} alt={alt} notice={notice}>
      <Rail contents={sections.map((section) => section.title)} next={next}>
        <Sheet area={area} brief={brief} sections={sections} />
        {checked && <Sources checked={checked} />}
      </Rail>
      {end}
    </HeadedPage>
  );
}

/** The sheet of bands alone, inside `Rail`: for a page that shows something else first, as cards or a form. */
export function Sheet({ area, brief, sections }: Pick<Props, 'area' | 'brief' | 'sections'>) {
  return (
    <div className={`${styles.sheet} ${areaClass(area)}`}>
      {brief && <PageBrief brief={brief} />}
      {sections.map((section) => (
        <Band key={section.title} {...section} />
      ))}
    </div>
  );
}

function Band({ title, drawing, closed, body }: ArticleSection) {
  return (
    <section>
      <Wave className={styles.edge} />
      {drawing && <img src={drawing} width="96" height="96" alt="" loading="lazy" />}
      <Heading>{title}</Heading>
      <div>{closed === undefined ? body : <More words={closed}>{body}</More>}</div>
    </section>
  );
}

/** What a long page says, before it says it, and how long reading it takes. It stands right below the title. */
function PageBrief({ brief }: { brief: Brief }) {
  const t = useWords();
  return (
    <div className={styles.brief}>
      <h2>{t(pagePartWords.briefTitle)}</h2>
      <ul>
        {t(brief.points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.time}>{t(pagePartWords.briefMinutes, { minutes: brief.minutes })}</p>
    </div>
  );
}
