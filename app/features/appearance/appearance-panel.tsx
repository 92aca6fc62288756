import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { toastWords } from '#content/frame/toast.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { defaultAppearance, type Appearance } from '#app/lib/appearance.ts';
import { keptToasts } from '#app/lib/kept-toasts.ts';
import { searchKeyOff } from '#app/lib/search-key.ts';
import { useStore } from '#app/lib/use-store.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { appearanceWords as words, backgroundWords, textWords } from '#content/frame/appearance.ts';
import styles from './appearance.module.css';
import { chooseAppearance, followDevice, useAppearance } from './appearance-store.ts';
import { ColourFields } from './colour-fields.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { PresetButtons } from './preset-buttons.tsx';
import { useClosingBeside } from './use-closing-beside.ts';

type Props = { id: string; opener: RefObject<HTMLElement | null>; onClose: () => void };

/**
 * The visitor's own colours. It blocks nothing, so that the page can be seen changing, and it wears them itself: they
 * are published readable, whatever was chosen, and so is Reset.
 */
export function AppearancePanel({ id, opener, onClose }: Props) {
  const t = useWords();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { chosen, isLikeDevice, isKept } = useAppearance();
  const keepsMessages = useStore(keptToasts, false);
  const isByKey = !useStore(searchKeyOff, false);
  const [isReset, setReset] = useState(false);
  useClosingBeside(panel, opener, onClose);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  function change(part: Partial<Appearance>): void {
    setReset(false);
    chooseAppearance({ ...chosen, ...part });
  }

  function follow(): void {
    setReset(false);
    followDevice();
  }

  function reset(): void {
    chooseAppearance(defaultAppearance);
    setReset(true);
  }

  function close(): void {
    opener.current?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <section className={styles.panel} id={id} ref={panel} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <h2 id={`${id}-title`} ref={title} tabIndex={-1}>
          {t(words.title)}
        </h2>
        <Button look="quiet" onClick={reset}>
          {t(words.reset)}
        </Button>
        <Button look="quiet" onClick={close}>
          {t(formWords.close)}
        </Button>
      </div>
      <div className={styles.body}>
        <p className={styles.outcome} role="status">
          {isReset && t(words.wasReset)}
        </p>
        <p className={styles.forced}>{t(words.forced)}</p>
        {!isKept && <p>{t(words.notKept)}</p>}
        <ContrastNote chosen={chosen} />
        <PresetButtons chosen={chosen} isLikeDevice={isLikeDevice} onChoose={change} onFollow={follow} />
        <ColourFields
          id={`${id}-background`}
          words={backgroundWords}
          colour={chosen.backgroundColor}
          intensity={chosen.backgroundIntensity}
          onColour={(backgroundColor) => change({ backgroundColor })}
          onIntensity={(backgroundIntensity) => change({ backgroundIntensity })}
        />
        <ColourFields
          id={`${id}-text`}
          words={textWords}
          colour={chosen.textColor}
          intensity={chosen.textIntensity}
          onColour={(textColor) => change({ textColor })}
          onIntensity={(textIntensity) => change({ textIntensity })}
        />
        <div className={styles.box}>
          <h3>{t(words.irlenTitle)}</h3>
          <p>{t(words.irlen)}</p>
        </div>
        <div className={styles.box}>
          <h3>{t(words.boldTitle)}</h3>
          <p>{t(words.bold)}</p>
        </div>
        <h3>{t(words.messagesTitle)}</h3>
        <CheckBox label={t(toastWords.keep)} isChecked={keepsMessages} onChange={keptToasts.choose} />
        <div className={styles.keyboard}>
          <CheckBox label={t(searchBoxWords.key)} isChecked={isByKey} onChange={(isOn) => searchKeyOff.choose(!isOn)} />
        </div>
      </div>
    </section>
  );
}
