import { useState, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { readPicture } from '#app/lib/backend/library-picture.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { closeDialogAround, Dialog } from '#app/ui/dialog.tsx';
import { SizedPicture } from '#app/ui/sized-picture.tsx';
import { pictureWords as words, listedPictureWords } from '#content/team/pictures.ts';
import { type LibraryPicture, pictureId } from '#contract/pictures.ts';
import { ListedPicture } from './listed-picture.tsx';
import { NewPicture } from './new-picture.tsx';
import type { Alt } from './picture-alt-fields.tsx';
import { changeAlt, loadLibrary, pictureNamed, useLibrary, deletePicture } from './picture-library.ts';
import styles from './pictures.module.css';
import { TryAgain } from './try-again.tsx';

type Props = {
  /** The picture that is chosen, by its id or path; empty for none. */
  name: string;
  onChoose: (picture: LibraryPicture) => void;
  /** The id of the button that opens the library. */
  id: string;
};

/** Takes a picture from the library of the team, or a new one into it. What it shows is said there, once. */
export function PictureField({ name, onChoose, id }: Props) {
  const t = useWords();
  const library = useLibrary();
  useLoad(loadLibrary);
  const [isOpen, setOpen] = useState(false);
  const picture = pictureNamed(library, name);
  const shown = readPicture(picture);
  return (
    <>
      {shown && (
        <div className={styles.chosen}>
          <SizedPicture picture={shown} sizes="(min-width: 24rem) 24rem, 100vw" alt={t(pictureAlt(picture))} />
          {picture?.alt && picture.alt_de ? (
            <p>
              <span lang={t.locale === 'en' ? undefined : 'en'}>{picture.alt}</span> /{' '}
              <span lang={t.locale === 'de' ? undefined : 'de'}>{picture.alt_de}</span>
            </p>
          ) : (
            <p>{t(words.missing)}</p>
          )}
        </div>
      )}
      {library && isOfLibrary(name) && !picture && <p>{t(words.gone)}</p>}
      <p className={buttonRow.buttons}>
        <Button id={id} look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(name === '' ? words.choose : words.chooseOther)}
        </Button>
      </p>
      {isOpen && <PictureDialog chosen={picture} onUse={onChoose} onClosed={() => setOpen(false)} />}
    </>
  );
}

/** A project may still name a file of its own, by a path. */
const isOfLibrary = (name: string): boolean => name.startsWith('library/') || pictureId.test(name);

const pictureAlt = (picture: LibraryPicture | undefined) => ({ en: picture?.alt ?? '', de: picture?.alt_de ?? '' });

type PictureDialogProps = {
  /** What is chosen where it was opened, perhaps not saved yet. */
  chosen: LibraryPicture | undefined;
  onUse: (picture: LibraryPicture) => void;
  onClosed: () => void;
};

/** The team's pictures: a new one is put in, or one of them is taken, told anew or deleted. */
function PictureDialog({ chosen, onUse, onClosed }: PictureDialogProps) {
  const t = useWords();
  const library = useLibrary();
  const { failure, isLoading, load } = useLoad(loadLibrary);
  const { outcome, isBusy, call, fail, tell } = useCall(sentProblem);
  const list = useRef<HTMLHeadingElement>(null);

  function use(picture: LibraryPicture): void {
    onUse(picture);
    closeDialogAround(list.current);
  }

  async function remove(picture: LibraryPicture): Promise<void> {
    const answer = await call(() => deletePicture(picture.id));
    if (!answer) return;
    takeFocusLate(list.current);
    if (!answer.ok) {
      fail(answer);
      // Somebody else shows it meanwhile, or it is gone: the list says so.
      return void (await loadLibrary());
    }
    tell({ text: t(listedPictureWords.removed) });
  }

  async function undo({ id }: LibraryPicture, { alt, altDe }: Alt): Promise<boolean> {
    const answer = await call(() => changeAlt(id, alt, altDe));
    if (answer?.ok) tell({ text: t(listedPictureWords.undone) });
    else if (answer) fail(answer);
    return answer?.ok === true;
  }

  return (
    <Dialog title={t(words.title)} titleId="pictures-title" closeLabel={t(words.close)} onClosed={onClosed}>
      {/* Once the dialog is closed, another may have been taken; the new one is in the library all the same. */}
      <NewPicture onAdded={(picture) => list.current && use(picture)} />
      <h3 ref={list} className={styles.ours} tabIndex={-1}>
        {t(listedPictureWords.title)}
      </h3>
      <DetailedOutcome outcome={outcome} />
      {!library && !failure && isLoading && <p role="status">{t(words.loading)}</p>}
      {failure && <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />}
      {library?.length === 0 && <p>{t(listedPictureWords.none)}</p>}
      <ul className={styles.list}>
        {library?.map((picture) => (
          <ListedPicture
            key={picture.id}
            picture={picture}
            isChosen={picture.id === chosen?.id}
            isBusy={isBusy}
            onUse={use}
            onDelete={(gone) => void remove(gone)}
            onChanged={() => tell({ text: t(listedPictureWords.changed) })}
            onUndo={undo}
          />
        ))}
      </ul>
    </Dialog>
  );
}
