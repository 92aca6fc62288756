import type { Session } from '@supabase/auth-js';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { isTeam } from '#app/lib/account/team.ts';
import { useStoredSession } from '#app/lib/account/use-stored-session.ts';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { editorWords as words } from '#content/team/project-editor.ts';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';

/**
 * The editor while somebody of the team is signed in. When their session ends, what they typed stays in the page,
 * unseen, until the same person is back; a session that only waits for the server hides nothing.
 */
export function TeamPart({ session: { user } }: { session: Session }) {
  const t = useWords();
  const auth = useAuth();
  const isWaiting = useStoredSession() && auth.status === 'signed-out';
  const isShown = isTeam(auth) || isWaiting;
  const title = useRef<HTMLHeadingElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  // What is unseen keeps no focus.
  useLayoutEffect(() => {
    if (!isShown && editor.current?.contains(document.activeElement)) title.current?.focus();
  }, [isShown]);
  return (
    <section className={styles.editor} data-screen="" aria-labelledby="project-editor-title">
      <h2 id="project-editor-title" ref={title} tabIndex={-1}>
        {t(words.title)}
      </h2>
      {!isShown && (
        <>
          <Outcome text={t(words.signedOut)} isFailure />
          <SignInLink label={t(words.signIn)} />
        </>
      )}
      <div ref={editor} hidden={!isShown}>
        <Editor key={user.id} userId={user.id} />
      </div>
    </section>
  );
}
