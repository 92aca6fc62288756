import styles from './wavy-text.module.css';

/**
 * A page of somebody else in a frame 1200 px tall (SERV-03). The sandbox gives it scripts and fields,
 * but neither our storage nor our window.
 */
export function GeneratorFrame({ url, title }: { url: string; title: string }) {
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={title}
      height="1200"
      sandbox="allow-scripts allow-forms allow-downloads"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
