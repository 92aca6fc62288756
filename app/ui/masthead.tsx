import type { ReactNode } from 'react';
import { areaClass, type AreaColour } from './area-colours.ts';
import styles from './masthead.module.css';
import { Page, PageTitle } from './page.tsx';
import { Wave } from './wave.tsx';

type Props = {
  area: AreaColour;
  title: ReactNode;
  lead: ReactNode;
  /** A square or wide drawing; its middle is shown. Without `alt` it is decoration. */
  drawing?: string | undefined;
  alt?: string | undefined;
  /** What must be seen before everything else: a notice, the one button of the page. */
  notice?: ReactNode;
  /** For pages that are one column of text. */
  narrow?: boolean;
  children: ReactNode;
};

/** A page below a head in the colour of its area, which goes from edge to edge and ends in a wave. */
export function HeadedPage({ area, title, lead, drawing, alt = '', notice, narrow = false, children }: Props) {
  return (
    <>
      <div className={`${styles.head} ${areaClass(area)}`}>
        <div className={styles.row}>
          <PageTitle>{title}</PageTitle>
          <p className={styles.lead}>{lead}</p>
          {drawing && <img className={styles.drawing} src={drawing} width="216" height="216" alt={alt} />}
          {notice && <div className={styles.more}>{notice}</div>}
        </div>
        <Wave className={styles.far} />
        <Wave className={styles.near} />
      </div>
      <Page wide={!narrow}>{children}</Page>
    </>
  );
}
