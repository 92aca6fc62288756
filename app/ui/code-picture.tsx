import styles from './code-picture.module.css';

/** A QR code. `name` says what it holds, to those who do not see it. */
export function CodePicture({ name, size, path }: { name: string; size: number; path: string }) {
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
