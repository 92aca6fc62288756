import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useLoad } from '#app/lib/use-load.ts';
import { TryAgain } from './try-again.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { closeDialogAround, Dialog } from '#app/ui/dialog.tsx';
import { listedPictureWords, pictureWords as words } from '#content/team/pictures.ts';
import type { LibraryPicture } from '#contract/pictures.ts';
import { deletePicture, libraryProblem, loadLibrary, useLibrary } from './picture-library.ts';
import { ListedPicture } from './listed-picture.tsx';
import { NewPicture } from './new-picture.tsx';
import styles from './pictures.module.css';

type Props = {
  /** What is chosen where it was opened, perhaps not saved yet. */
  chosen: LibraryPicture | undefined;
  onUse: (picture: LibraryPicture) => void;
  onClosed: () => void;
};

/** The team's pictures: a new one is put in, or one of them is taken, told anew or deleted. */
export function PictureDialog({ chosen, onUse, onClosed }: Props) {
  const t = useWords();
  const library = useLibrary();
  const { failure, isLoading, load } = useLoad(loadLibrary);
  const { outcome, call, fail, tell } = useCall(libraryProblem);
  const list = useRef<HTMLHeadingElement>(null);

  function use(picture: LibraryPicture): void {
    onUse(picture);
    closeDialogAround(list.current);
  }

  async function remove(picture: LibraryPicture): Promise<void> {
    const answer = await call(() => deletePicture(picture.id));
    if (!answer) return;
    list.current?.focus();
    if (!answer.ok) {
      fail(answer);
      // Somebody else shows it meanwhile, or it is gone: the list says so.
      return void (await loadLibrary());
    }
    tell({ text: t(listedPictureWords.removed) });
  }

  return (
    <Dialog title={t(words.title)} titleId="pictures-title" closeLabel={t(words.close)} onClosed={onClosed}>
      <NewPicture onAdded={use} />
      <h3 ref={list} className={styles.ours} tabIndex={-1}>
        {t(listedPictureWords.title)}
      </h3>
      <DetailedOutcome outcome={outcome} />
      {!library && isLoading && <p role="status">{t(words.loading)}</p>}
      {failure && !isLoading && <TryAgain text={t(words.notLoaded)} onAgain={() => void load()} />}
      {library?.length === 0 && <p>{t(listedPictureWords.none)}</p>}
      <ul className={styles.list}>
        {library?.map((picture) => (
          <ListedPicture
            key={picture.id}
            picture={picture}
            isChosen={picture.id === chosen?.id}
            onUse={use}
            onDelete={(gone) => void remove(gone)}
            onChanged={(text) => tell({ text })}
          />
        ))}
      </ul>
    </Dialog>
  );
}
