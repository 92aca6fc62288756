import { useWords } from '#app/i18n/locale.ts';
import type { WhyClosed } from '#app/lib/account/team.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { SecondStepMissing, SecondStepNotSetUp } from './second-step.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** In place of a part of the team, where the server gives this session no rights of it. */
export function TeamClosed({ because }: { because: WhyClosed }) {
  const t = useWords();
  if (because === 'second-step') return <SecondStepMissing />;
  if (because === 'no-second-step') return <SecondStepNotSetUp />;
  return (
    <>
      <p>{t(editorWords.noRole)}</p>
      <SignInLink label={t(editorWords.signIn)} />
    </>
  );
}
