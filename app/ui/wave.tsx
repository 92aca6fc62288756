import styles from './wave.module.css';

/** The site's motif as a divider, in the current text colour. Its height is said where it stands. */
export function Wave({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={[styles.wave, className].filter(Boolean).join(' ')}
      viewBox="0 0 1440 56"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 28c120-36 240-36 360 0s240 36 360 0 240-36 360 0 240 36 360 0v28H0z" fill="currentColor" />
    </svg>
  );
}
