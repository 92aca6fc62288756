import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { textHistoryWords as words } from '#content/team/page-texts.ts';
import type { PageText, TextNow } from '#contract/page-texts.ts';
import { VersionList } from './lists/version-list.tsx';
import { Quoted } from './quoted.tsx';
import { shownText } from './values.ts';

type Props = {
  text: TextNow;
  taken: string | undefined;
  onTake: (text: PageText, id: string) => void;
};

/** What a text was before, each to be read, and who published it. */
export function TextHistory({ text, taken, onTake }: Props) {
  const t = useWords();
  const auth = useAuth();
  const me = auth.status === 'signed-in' && auth.session.user.id;
  const versions = text.versions.map((version) => ({
    ...version,
    author: version.author?.id === me ? { name: t(words.me) } : version.author,
    value: version.text ?? text.builtIn,
  }));
  return (
    <VersionList words={words} versions={versions} builtIn={text.builtIn} taken={taken} onTake={onTake}>
      {(value) => <Quoted text={value} unlike={shownText(text)} />}
    </VersionList>
  );
}
