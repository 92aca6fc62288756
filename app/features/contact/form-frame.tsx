import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { backendUrl } from '#app/lib/backend.ts';
import { contactWords } from '#content/contact/contact.ts';
import styles from './contact.module.css';

type Props = FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement>; children: ReactNode };

/**
 * The form around the questions. It posts to the same function that the script calls, so it works
 * before React has arrived and without JavaScript; the server then answers with a page.
 */
export function FormFrame({ children, ...form }: Props) {
  const t = useWords();
  return (
    <form
      {...form}
      className={styles.form}
      method="post"
      action={`${backendUrl}/functions/v1/send-email`}
      noValidate
      aria-label={t(contactWords.title)}
    >
      <input type="hidden" name="locale" value={t.locale} />
      <input type="hidden" name="page" value={usePlace().pathname} />
      {/* A trap for programs that fill in every field. People neither see nor reach it. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">{t(contactWords.trap)}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
    </form>
  );
}
