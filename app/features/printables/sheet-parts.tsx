import { useWords } from '#app/i18n/locale.ts';
import { senseAnswers } from '#content/printables/sensory-profile.ts';
import type { Boxes as BoxesOf, Sense as SenseOf, SheetPart } from '#content/printables/sheet.ts';
import { Blank } from './blank.tsx';
import styles from './sheet.module.css';

/** What stands on a sheet, in the order of its content. */
export function SheetParts({ parts }: { parts: readonly SheetPart[] }) {
  const t = useWords();
  return t.now(parts).map((part) => <Part key={part.id} part={part} />);
}

function Part({ part }: { part: SheetPart }) {
  const t = useWords();
  switch (part.kind) {
    case 'blank':
      return <Blank blank={part} />;
    case 'boxes':
      return <Boxes {...part} />;
    case 'senses':
      return part.senses.map((sense) => <Sense key={sense.id} {...sense} />);
    case 'signature':
      return <p className={styles.signature}>{t(part.label)}</p>;
    case 'said':
      return part.isTitle ? <h2 className={styles.title}>{t(part.text)}</h2> : <p>{t(part.text)}</p>;
  }
}

function Boxes({ id, label, options }: Pick<BoxesOf, 'id' | 'label' | 'options'>) {
  const t = useWords();
  return (
    <div className={styles.boxes} role="group" aria-labelledby={`${id}-label`}>
      <b id={`${id}-label`}>{t(label)}</b>
      {options.map((option) => (
        <Box key={option.id} id={`${id}-${option.id}`} name={t(option.name)} />
      ))}
    </div>
  );
}

function Sense({ id, name, about }: SenseOf) {
  const t = useWords();
  return (
    <div className={styles.sense} role="group" aria-labelledby={`${id}-label`}>
      <p>
        <b id={`${id}-label`}>{t(name)}</b> <small>{t(about)}</small>
      </p>
      <div className={styles.boxes}>
        {(['much', 'little', 'fine'] as const).map((each) => (
          <Box key={each} id={`${id}-${each}`} name={t(senseAnswers[each])} />
        ))}
      </div>
      <Blank blank={{ kind: 'blank', id: `${id}-words`, label: senseAnswers.words, lines: 2 }} />
    </div>
  );
}

function Box({ id, name }: { id: string; name: string }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" id={id} autoComplete="off" />
      <span>{name}</span>
    </label>
  );
}
