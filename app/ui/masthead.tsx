import type { ReactNode } from 'react';
import { areaClass, type AreaColour } from './area-colours.ts';
import styles from './masthead.module.css';
import { PageTitle } from './page.tsx';
import { Wave } from './wave.tsx';

type Props = {
  area: AreaColour;
  title: ReactNode;
  lead: ReactNode;
  /** A square or wide drawing; its middle is shown. Without `alt` it is decoration. */
  drawing?: string | undefined;
  alt?: string;
  /** What must be seen before everything else: a notice, the one button of the page. */
  children?: ReactNode;
};

/** The head of a page in the colour of its area, from edge to edge, ending in a wave. It stands outside of `Page`. */
export function Masthead({ area, title, lead, drawing, alt = '', children }: Props) {
  return (
    <div className={`${styles.head} ${areaClass(area)}`}>
      <div className={styles.row}>
        <PageTitle>{title}</PageTitle>
        <p className={styles.lead}>{lead}</p>
        {drawing && <img className={styles.drawing} src={drawing} width="216" height="216" alt={alt} />}
        {children && <div className={styles.more}>{children}</div>}
      </div>
      <Wave className={styles.far} />
      <Wave className={styles.near} />
    </div>
  );
}
