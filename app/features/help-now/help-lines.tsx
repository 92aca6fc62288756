import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/icons.tsx';
import { type CallingLine, helpWords, type WritingLine } from '#content/help-now.ts';
import styles from './help-lines.module.css';

/** `'0800 111 0 111'` is `tel:08001110111`. */
export const dial = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

export function WritingLines({ lines }: { lines: readonly WritingLine[] }) {
  const t = useWords();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, about, href }) => (
        <Line key={id} href={href} icon={<ChatIcon />} name={t(name)} isNamed={!about}>
          {about ? t(about) : new URL(href).host}
        </Line>
      ))}
    </ul>
  );
}

export function CallingLines({ lines }: { lines: readonly CallingLine[] }) {
  const t = useWords();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, about, number }) => (
        <Line key={id} href={dial(number)} icon={<PhoneIcon />} name={t(helpWords.call, { number })}>
          {t(name)}
          {about && `. ${t(about)}`}
        </Line>
      ))}
    </ul>
  );
}

type LineProps = {
  href: string;
  icon: ReactNode;
  name: string;
  /** It says its address, so paper does not add it. */
  isNamed?: boolean;
  children: ReactNode;
};

/** The whole line is the link. */
function Line({ href, icon, name, isNamed = false, children }: LineProps) {
  return (
    <li>
      <a className={isNamed ? `${styles.line} ${styles.named}` : styles.line} href={href}>
        <span className={styles.icon}>{icon}</span>
        <span>
          <b>{name}</b> <small>{children}</small>
        </span>
      </a>
    </li>
  );
}
