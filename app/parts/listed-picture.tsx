import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { readPicture } from '#app/lib/backend/library-picture.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useStateForm } from '#app/lib/forms/use-state-form.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { SizedPicture } from '#app/ui/sized-picture.tsx';
import { listNames } from '#content/team/list-names.ts';
import { listedPictureWords as words } from '#content/team/pictures.ts';
import type { LibraryPicture, PictureUse } from '#contract/pictures.ts';
import type { Words } from '#contract/words.ts';
import { type Alt, AltFields, altNames, altProblems, useAlt } from './picture-alt-fields.tsx';
import { changeAlt } from './picture-library.ts';
import styles from './pictures.module.css';

type Props = {
  picture: LibraryPicture;
  isChosen: boolean;
  /** Whether what was pressed here, or in another one, is on its way. */
  isBusy: boolean;
  onUse: (picture: LibraryPicture) => void;
  /** Deletes it; whoever lists them tells what became of it. */
  onDelete: (picture: LibraryPicture) => void;
  onChanged: () => void;
  /** Has it say again what it said before. Out: whether it does. */
  onUndo: (picture: LibraryPicture, words: Alt) => Promise<boolean>;
};

/** A picture of the library: what it shows, where, and what can be done with it. */
export function ListedPicture({ picture, isChosen, isBusy, onUse, onDelete, onChanged, onUndo }: Props) {
  const t = useWords();
  const [doing, setDoing] = useState<'nothing' | 'change' | 'delete'>('nothing');
  const begin = useRef<HTMLButtonElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  // What it said before its words were changed here.
  const [earlier, setEarlier] = useState<Alt>();
  const shown = readPicture(picture);
  const own = t.locale === 'de' ? picture.alt_de : picture.alt;
  const name = own ?? picture.alt ?? picture.alt_de ?? t(words.untold);
  const lang = own ? undefined : picture.alt ? 'en' : picture.alt_de ? 'de' : undefined;
  const places = [...(isChosen ? [t(words.here)] : []), ...picture.uses.map((use) => placeOf(use, t))];
  const isUsed = places.length > 0;

  /** The buttons are there again, and the one that was pressed has the focus. */
  function backTo(pressed: typeof change): void {
    flushSync(() => setDoing('nothing'));
    pressed.current?.focus();
  }

  async function undo(replaced: Alt): Promise<void> {
    if (!(await onUndo(picture, replaced))) return;
    setEarlier(undefined);
    change.current?.focus();
  }

  return (
    <li className={styles.entry}>
      {shown && <SizedPicture className={styles.small} picture={shown} sizes="10rem" alt="" />}
      <div>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <p className={styles.uses}>
          {isUsed ? t(words.used, { places: places.join(', ') }) : t(words.unused)}
          {isUsed && <> · {t(words.keeps)}</>}
        </p>
        {doing === 'change' && (
          <PictureWords
            picture={picture}
            onDone={(replaced) => {
              backTo(change);
              if (!replaced) return;
              setEarlier(replaced);
              onChanged();
            }}
          />
        )}
        {doing === 'delete' && (
          <div className={buttonRow.buttons} role="group" aria-label={t(words.sure)}>
            <p ref={takeFocus} tabIndex={-1}>
              {t(words.sure)}
            </p>
            <Button look="grave" aria-disabled={isBusy} onClick={() => onDelete(picture)}>
              {t(words.yes)}
            </Button>
            <Button look="quiet" onClick={() => backTo(begin)}>
              {t(words.no)}
            </Button>
          </div>
        )}
        {doing === 'nothing' && (
          <div className={buttonRow.buttons}>
            <Button look="quiet" aria-label={`${t(words.use)}: ${name}`} onClick={() => onUse(picture)}>
              {t(words.use)}
            </Button>
            <Button
              ref={change}
              look="quiet"
              aria-label={`${t(words.change)}: ${name}`}
              onClick={() => setDoing('change')}
            >
              {t(words.change)}
            </Button>
            {earlier?.alt && earlier.altDe && (
              <Button
                look="quiet"
                aria-label={`${t(words.undo)}: ${name}`}
                aria-disabled={isBusy}
                onClick={() => void undo(earlier)}
              >
                {t(words.undo)}
              </Button>
            )}
            {!isUsed && (
              <Button
                ref={begin}
                look="quiet"
                aria-label={`${t(words.remove)}: ${name}`}
                onClick={() => setDoing('delete')}
              >
                {t(words.remove)}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function placeOf({ kind, ref, title, isPublished }: PictureUse, t: Words): string {
  if (kind === 'text') return placeOfText(ref, t);
  const said = kind === 'draft' ? words.draft : isPublished ? words.project : words.hiddenProject;
  return t(said, { title: title ?? t(words.untitled) });
}

/** An entry is known by its list. */
function placeOfText(name: string, t: Words): string {
  const list = listNames[name.slice(0, name.lastIndexOf('.'))];
  return list ? t(words.list, { list: t(list) }) : name;
}

/** Says anew what a picture shows, wherever it is shown. `onDone` hears the words before, where they were changed. */
function PictureWords({ picture, onDone }: { picture: LibraryPicture; onDone: (before?: Alt) => void }) {
  const t = useWords();
  const calling = useCall(sentProblem);
  const before = { alt: picture.alt ?? '', altDe: picture.alt_de ?? '' };
  const [alt, setAlt, forget] = useAlt(picture.id, before);
  const form = useStateForm({
    fields: altNames(t.locale),
    prefix: `picture-${picture.id}-`,
    problems: altProblems(alt),
    by: calling,
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  function leave(changed?: Alt): void {
    forget();
    onDone(changed);
  }

  async function save(): Promise<void> {
    const answer = await calling.call(() => changeAlt(picture.id, alt.alt, alt.altDe));
    if (!answer) return;
    if (answer.ok) leave(before);
    else calling.fail(answer);
  }

  return (
    <Form
      form={form}
      className={styles.words}
      aria-label={t(words.change)}
      onSend={save}
      button={t(words.save)}
      beside={
        <Button look="quiet" onClick={() => leave()}>
          {t(words.cancel)}
        </Button>
      }
    >
      <AltFields value={alt} field={form.errors.field} onChange={setAlt} />
    </Form>
  );
}
