import styles from './wavy-text.module.css';

/** A sentence drawn along a wave, in the visitor's own colours. It stands still. */
export function WavySample({ text }: { text: string }) {
  return (
    <svg className={styles.sample} viewBox="0 0 640 150" role="img" aria-label={text}>
      <path id="wavy-line" d="M24 92q74-76 148 0t148 0 148 0 148 0" fill="none" />
      <text fontSize="34" fontWeight="700" fill="currentColor">
        <textPath href="#wavy-line" textLength="590" lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
    </svg>
  );
}
