import type { User } from '@supabase/auth-js';
import { useRef, useState, type ComponentType } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { partWords as words } from '#content/account/parts.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './parts.module.css';

/** How somebody left this page: by themselves, or `ended` when the session was gone without them. */
export type Left =
  /** `problem` says why the server could not be told. */
  | { readonly how: 'signed-out'; readonly problem?: string | undefined }
  | { readonly how: 'deleted' }
  | { readonly how: 'ended' };

/** What every part of the page gets. */
export type PartProps = {
  user: User;
  /** Asks the server for the account again. */
  lookAgain: () => Promise<User | undefined>;
  /** Puts the focus on the title of the part, where what had it is gone. */
  toTitle: () => void;
  /** Said before somebody leaves by themselves, so that the page knows why the session ends. */
  onLeave: (left: Left) => void;
};

type Props = Omit<PartProps, 'toTitle'> & {
  id: string;
  title: Localized;
  /** In a word or two, what one would open it for otherwise. */
  state?: Localized | undefined;
  /** Whether it is open without being asked for. */
  isOpen?: boolean;
  load: () => Promise<ComponentType<PartProps>>;
};

/** One thing that can be changed: closed at first, loaded when it is opened. Closing it keeps what was typed. */
export function Part({ id, title, state, isOpen = false, load, ...props }: Props) {
  const t = useWords();
  const [isOpened, setOpened] = useState(isOpen);
  const { Opened, open, isFailed } = useOnDemand(load, isOpened);
  const summary = useRef<HTMLElement>(null);
  return (
    <Fold
      id={id}
      title={t(title)}
      level={3}
      state={state && t(state)}
      isOpen={isOpen}
      onToggle={(isOpenNow) => isOpenNow && setOpened(true)}
      ref={summary}
      className={styles.body}
    >
      {Opened && <Opened {...props} toTitle={() => takeFocusLate(summary.current, summary.current?.parentElement)} />}
      {isOpened && !Opened && !isFailed && <p>{t(words.busy)}</p>}
      {isFailed && <TryAgain onAgain={open} />}
    </Fold>
  );
}
