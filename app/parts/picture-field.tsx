import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { readPicture } from '#app/lib/library-picture.ts';
import { useLoad } from '#app/lib/use-load.ts';
import { Button } from '#app/ui/button.tsx';
import { SizedPicture } from '#app/ui/sized-picture.tsx';
import { pictureWords as words } from '#content/team/pictures.ts';
import { type LibraryPicture, pictureId } from '#contract/pictures.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { loadLibrary, pictureNamed, useLibrary } from './picture-library.ts';
import styles from './pictures.module.css';

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
      <p className={styles.buttons}>
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
