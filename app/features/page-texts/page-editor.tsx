import { useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { isElsewhere } from '#app/lib/backend/is-elsewhere.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { linesOf } from '#app/lib/forms/check-text.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { More } from '#app/ui/more.tsx';
import { pageListsWords } from '#content/team/page-lists.ts';
import { pageDraftsWords } from '#content/team/page-previews.ts';
import { pageEditorWords as words, textDialogWords } from '#content/team/page-texts.ts';
import { ListDialog } from './lists/list-dialog.tsx';
import { nameOfList } from './lists/use-list.ts';
import { LostDrafts } from './lost-drafts.tsx';
import { hearPresses, showMarked } from './marked-main.ts';
import { PageDrafts } from './page-drafts.tsx';
import { PagePreview } from './page-preview.tsx';
import styles from './page-texts.module.css';
import { readDrafts, readPage, readRenewed, readText } from './text-calls.ts';
import { TextForm } from './text-form.tsx';

/** Says that the page is in editing, and opens each text that is pressed. */
export function PageEditor({ main }: { main: HTMLElement }) {
  const t = useWords();
  const { pathname } = usePlace();
  const { value: page, failure, isLoading, load } = useLoad(() => readPage(pathname));
  const { value: renewed, load: lookAgain } = useLoad(readRenewed);
  const [chosen, choose] = useState<string>();
  const [list, chooseList] = useState<string>();
  useEffect(() => hearPresses(main, choose), [main]);
  const isOpen = chosen !== undefined || list !== undefined;
  // Not while somebody types: each rest keeps a draft.
  const {
    value: written,
    failure: unread,
    isLoading: isReading,
    load: readAgain,
  } = useLoad(() => readDrafts(pathname), { key: pathname, isWanted: !isOpen });
  // Behind an open dialog nothing changes: the focus goes back to what was pressed.
  useEffect(() => {
    if (page && !isOpen) showMarked(main, page.main, styles.text ?? '');
  }, [main, page, isOpen]);
  return (
    <section className={styles.strip} aria-labelledby="page-editor">
      <h2 id="page-editor" tabIndex={-1} ref={takeFocus}>
        {t(words.title)}
      </h2>
      <p>
        {t(words.lead)} {t(words.links)}
      </p>
      {!page && !failure && isLoading && <p role="status">{t(words.loading)}</p>}
      {failure && (
        <TryAgain
          text={failure.because === 'unreachable' ? t(words.notLoaded) : accountProblem(failure, t)}
          isBusy={isLoading}
          onAgain={() => void Promise.all([load(), readAgain()])}
        />
      )}
      {/* Said once where neither comes. */}
      {unread && !failure && (
        <TryAgain text={t(pageDraftsWords.notLoaded)} isBusy={isReading} onAgain={() => void readAgain()} />
      )}
      <PageDrafts
        drafts={written?.drafts ?? []}
        onOpen={choose}
        onChanged={() => void Promise.all([load(), lookAgain(), readAgain()])}
      />
      <LostDrafts lost={written?.lost ?? []} onDeleted={readAgain} />
      {/* What such a page would look like, no other web server can show. */}
      {isElsewhere() ? (
        <p>{t(words.elsewhere)}</p>
      ) : (
        <PagePreview links={written?.links ?? []} onChanged={() => void readAgain()} />
      )}
      {renewed && renewed.length > 0 && (
        <More words={t(words.renewed, { count: renewed.length })}>
          <p>{t(words.renewedLead)}</p>
          <Texts
            texts={renewed.map(({ key, text }) => ({ key, text: linesOf(text[t.locale]).join(' ') }))}
            onChosen={choose}
          />
        </More>
      )}
      {page && page.unseen.length > 0 && (
        <More words={t(words.unseen)}>
          <p>{t(words.unseenLead)}</p>
          <Texts texts={page.unseen} onChosen={choose} />
        </More>
      )}
      {page && page.lists.length > 0 && (
        <>
          <h3>{t(pageListsWords.title)}</h3>
          <ul className={styles.lists}>
            {page.lists.map((key) => (
              <li key={key}>
                <Button look="quiet" aria-haspopup="dialog" onClick={() => chooseList(key)}>
                  {t(pageListsWords.edit, { name: t(nameOfList(key)) })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {/* An address without what stands behind `#` loads the page anew. */}
        <a className={buttonClass('quiet')} href={pathname}>
          {t(words.done)}
        </a>
      </p>
      {list !== undefined && (
        <ListDialog key={list} listKey={list} onPublished={() => void load()} onClosed={() => chooseList(undefined)} />
      )}
      {chosen !== undefined && (
        <TextDialog
          textKey={chosen}
          onPublished={() => void Promise.all([load(), lookAgain()])}
          onClosed={() => choose(undefined)}
        />
      )}
    </section>
  );
}

type TextsProps = { texts: readonly { key: string; text: string }[]; onChosen: (key: string) => void };

const Texts = ({ texts, onChosen }: TextsProps) => (
  <ul>
    {texts.map(({ key, text }) => (
      <li key={key}>
        <button type="button" className={styles.text} onClick={() => onChosen(key)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
);

type Props = {
  textKey: string;
  /** Visitors read another text now. */
  onPublished: () => void;
  onClosed: () => void;
};

/** One text in both languages. What is typed stays as a draft when it is closed. */
function TextDialog({ textKey, onPublished, onClosed }: Props) {
  const t = useWords();
  const { value: text, failure, isLoading, load, change } = useLoad(() => readText(textKey), { key: textKey });
  return (
    <Dialog
      title={t(textDialogWords.title)}
      titleId="text-title"
      closeLabel={t(textDialogWords.close)}
      onClosed={onClosed}
    >
      {!text && !failure && <p role="status">{t(textDialogWords.loading)}</p>}
      {!text && failure && (
        <TryAgain text={t(textDialogWords.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />
      )}
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
