import { useWords } from '#app/i18n/locale.ts';
import { useLoad } from '#app/lib/use-load.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import { readText } from './read-texts.ts';
import { TextForm } from './text-form.tsx';

type Props = {
  textKey: string;
  /** Visitors read another text now. */
  onPublished: () => void;
  onClosed: () => void;
};

/** One text in both languages. What is typed stays as a draft when it is closed. */
export function TextDialog({ textKey, onPublished, onClosed }: Props) {
  const t = useWords();
  const { value: text, isLoading, load, change } = useLoad(() => readText(textKey), textKey);
  return (
    <Dialog title={t(words.title)} titleId="text-title" closeLabel={t(words.close)} onClosed={onClosed}>
      {!text && isLoading && <p role="status">{t(words.loading)}</p>}
      {!text && !isLoading && <TryAgain text={t(words.notLoaded)} onAgain={() => void load()} />}
      {text && (
        <TextForm
          text={text}
          lookAgain={() => load()}
          onPublished={(now) => {
            change(() => now);
            onPublished();
          }}
        />
      )}
    </Dialog>
  );
}
