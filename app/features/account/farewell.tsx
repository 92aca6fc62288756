import { useEffect, useRef } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import { pathTo } from '#app/paths.ts';
import { accountWords as words } from '#content/account/account.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import type { Left } from './account.island.tsx';
import styles from './account.module.css';

const titles = { 'signed-out': words.leftTitle, deleted: words.deletedTitle, ended: words.endedTitle };
const texts = { 'signed-out': words.left, deleted: words.deleted, ended: words.ended };

/** Says how a session ended, where a moment ago the account stood. Its heading takes the focus, so it is read first. */
export function Farewell({ left }: { left: Left }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const problem = left.how === 'signed-out' ? left.problem : undefined;
  return (
    <section className={styles.message}>
      <h2 ref={heading} tabIndex={-1}>
        {t(titles[left.how])}
      </h2>
      <p>{problem === undefined ? t(texts[left.how]) : t(words.leftAlone, { reason: problem })}</p>
      {left.how === 'deleted' ? <Link to={pathTo('home')}>{t(confirmedWords.home)}</Link> : <SignInLink />}
    </section>
  );
}
