import styles from './in-brief.module.css';

type Props = {
  title: string;
  /** Three at most: whoever needs the box cannot hold more (content/blocks/brief.ts sees to it). */
  points: readonly (string | undefined)[];
  readingTime: string;
};

/** What a long page says, before it says it, and how long reading it takes. */
export function InBrief({ title, points, readingTime }: Props) {
  return (
    <div className={styles.box}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.time}>{readingTime}</p>
    </div>
  );
}
