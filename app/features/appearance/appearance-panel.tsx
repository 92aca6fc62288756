import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { notKept } from '#app/lib/browser/is-chosen.ts';
import { keptToasts, searchKeyOff } from '#app/lib/browser/stored-choice.ts';
import { useStore } from '#app/lib/browser/use-store.ts';
import { canKeep } from '#app/lib/offline/offline.ts';
import { defaultAppearance, deviceAppearance, type Appearance, leastContrast } from '#app/lib/view/appearance.ts';
import { isUsual } from '#app/lib/view/reading.ts';
import { OfflinePart } from '#app/parts/offline-part.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { More } from '#app/ui/more.tsx';
import { formWords } from '#content/forms/form.ts';
import { appearanceWords as words, backgroundWords, textWords } from '#content/frame/appearance.ts';
import { offlineOffer } from '#content/frame/offline.ts';
import { readingWords } from '#content/frame/reading.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { takeAlongWords } from '#content/frame/take-along.ts';
import { toastWords } from '#content/frame/toast.ts';
import { chooseAppearance, followDevice, isSame, useAppearance } from './appearance-store.ts';
import styles from './appearance.module.css';
import { ColourFields } from './colour-fields.tsx';
import { describeColours } from './describe-colours.ts';
import { PresetButtons } from './preset-buttons.tsx';
import { ReadingParts } from './reading-parts.tsx';
import { chooseReading, useReading } from './reading-store.ts';
import { TakeAlong } from './take-along.tsx';
import { useClosingBeside } from './use-closing-beside.ts';

type Props = { id: string; opener: RefObject<HTMLElement | null>; onClose: () => void };

/**
 * How pages read and which colours they have. It blocks nothing, so that the page can be seen changing, and it wears them itself: they
 * are published readable, whatever was chosen, and so is Reset.
 */
export function AppearancePanel({ id, opener, onClose }: Props) {
  const t = useWords();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { chosen, isLikeDevice, isKept } = useAppearance();
  const { reading, isKept: isReadingKept } = useReading();
  const keepsMessages = useStore(keptToasts, false);
  const isByKey = !useStore(searchKeyOff, false);
  const [isReset, setReset] = useState(false);
  // Pages are light until somebody says otherwise (APP-03): on a dark device that is one press, not three.
  const [offersDark] = useState(() => deviceAppearance() && (isLikeDevice || isSame(chosen, defaultAppearance)));
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
    chooseReading({});
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
      {/* Seen wherever the rest was scrolled to. */}
      <p className={styles.outcome} role="status">
        {isReset && isUsual(reading) && t(words.wasReset)}
      </p>
      <div className={styles.body}>
        <p className={styles.forced}>{t(words.forced)}</p>
        {!(isKept && isReadingKept && notKept.size === 0) && <p>{t(words.notKept)}</p>}
        {offersDark && (
          <CheckBox
            label={t(words.deviceIsDark)}
            isChecked={isLikeDevice}
            onChange={(isOn) => (isOn ? follow() : change(defaultAppearance))}
          />
        )}
        <ReadingParts id={id} />
        <More words={t(readingWords.colours)}>
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
        </More>
        <More words={t(takeAlongWords.group)}>
          <TakeAlong id={id} />
        </More>
        {canKeep() && (
          <More words={t(offlineOffer.group)}>
            <OfflinePart />
          </More>
        )}
        <More words={t(readingWords.messages)}>
          <CheckBox label={t(toastWords.keep)} isChecked={keepsMessages} onChange={keptToasts.choose} />
          <div className={styles.keyboard}>
            <CheckBox
              label={t(searchBoxWords.key)}
              isChecked={isByKey}
              onChange={(isOn) => searchKeyOff.choose(!isOn)}
            />
          </div>
        </More>
      </div>
    </section>
  );
}

/** How well text can be read in these colours, and what we moved for that. */
function ContrastNote({ chosen }: { chosen: Appearance }) {
  const t = useWords();
  const { ratio, isGood, moved } = describeColours(chosen, leastContrast());
  const number = ratio.toLocaleString(t.locale, { minimumFractionDigits: 1 });
  return (
    <div className={styles.contrast}>
      <p>
        {/* Heard when the word changes; the number changes with each step of a slider. */}
        <strong role="status">{t(isGood ? words.good : words.enough)}</strong> ({number} {t(words.toOne)})
      </p>
      <p role="status">{moved && t(words[moved])}</p>
      {moved && (
        <Disclosure closed={t(words.why)}>
          <p>{t(words.because)}</p>
        </Disclosure>
      )}
    </div>
  );
}
