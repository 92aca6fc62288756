import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { buttonClass } from '#app/ui/button.tsx';
import styles from './page-end.module.css';

/** The one thing to do after reading a page. `to` is a path of ours (`pathTo`). */
export function NextStep({ text, label, to }: { text: string; label: string; to: string }) {
  const t = useWords();
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <h2 id="next-step">{t(m['next.title'])}</h2>
      <p>{text}</p>
      <Link className={buttonClass()} to={to}>
        {label}
      </Link>
    </section>
  );
}
