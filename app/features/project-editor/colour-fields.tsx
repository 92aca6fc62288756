import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { readHex } from '#app/lib/view/colour.ts';
import { InputField, SelectField } from '#app/ui/control-fields.tsx';
import { colourSets, fieldProblems, fieldWords as words } from '#content/team/project-editor.ts';
import { controlId } from './form-part.ts';
import styles from './project-editor.module.css';
import type { FieldProps } from './text-fields.tsx';
import type { Values } from './values.ts';

const id = controlId('colours');

/** The two colours of a gradient, where it is one of ours: `#AABBCC #DDEEFF`. */
function readGradient(gradient: string): [string, string] | undefined {
  const [left = '', right = '', ...more] = gradient.trim().split(/\s+/u);
  return readHex(left) && readHex(right) && more.length === 0 ? [left, right] : undefined;
}

/** What stands behind the picture: a ready set with a name, or colours of one's own. */
export function ColourFields({ project: { values, change } }: Pick<FieldProps, 'project'>) {
  const t = useWords();
  const [isOwn, setOwn] = useState(false);
  const set = colourSets.findIndex(
    ({ gradient, ground }) => gradient === values.gradient && ground === values.background_color,
  );
  const isReadable = readGradient(values.gradient) !== undefined && readHex(values.background_color) !== undefined;
  const asItIs = [values.gradient, values.background_color].filter(Boolean).join(', ') || '–';
  const chosen = isOwn ? 'own' : set >= 0 ? String(set) : isReadable ? 'own' : 'asItIs';

  function choose(value: string): void {
    setOwn(value === 'own');
    const { [Number(value)]: ready } = colourSets;
    if (ready) return change({ gradient: ready.gradient, background_color: ready.ground });
    // Own colours begin with something that can be seen.
    if (value === 'own' && !isReadable)
      change({ gradient: colourSets[0].gradient, background_color: colourSets[0].ground });
  }

  return (
    <>
      <SelectField
        id={id}
        label={t(words.colours)}
        hint={t(words.coloursHint)}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        {chosen === 'asItIs' && <option value="asItIs">{t(words.asItIs, { colours: asItIs })}</option>}
        {colourSets.map(({ name }, index) => (
          <option key={name.en} value={index}>
            {t(name)}
          </option>
        ))}
        <option value="own">{t(words.ownColours)}</option>
      </SelectField>
      {chosen === 'own' && <OwnColours values={values} change={change} />}
    </>
  );
}

function OwnColours({ values, change }: { values: Values; change: (part: Partial<Values>) => void }) {
  const t = useWords();
  const [left, right] = readGradient(values.gradient) ?? ['#FFFFFF', '#FFFFFF'];
  const ground = readHex(values.background_color) ? values.background_color : '#FFFFFF';
  return (
    <div className={styles.colours}>
      <Colour
        name="left"
        label={t(words.left)}
        colour={left}
        onColour={(hex) => change({ gradient: `${hex} ${right}` })}
      />
      <Colour
        name="right"
        label={t(words.right)}
        colour={right}
        onColour={(hex) => change({ gradient: `${left} ${hex}` })}
      />
      <Colour
        name="ground"
        label={t(words.ground)}
        colour={ground}
        onColour={(hex) => change({ background_color: hex })}
      />
    </div>
  );
}

type ColourProps = { name: string; label: string; colour: string; onColour: (hex: string) => void };

/** A colour, picked or typed. What is no colour changes nothing and stays to be mended. */
function Colour({ name, label, colour, onColour }: ColourProps) {
  const t = useWords();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed !== undefined && !readHex(typed.trim());
  return (
    <div>
      <InputField
        id={controlId(`${name}-pick`)}
        label={label}
        className={styles.pick}
        type="color"
        value={colour.toLowerCase()}
        onChange={(event) => {
          setTyped(undefined);
          onColour(event.target.value.toUpperCase());
        }}
      />
      <InputField
        id={controlId(`${name}-code`)}
        label={t(words.code, { colour: label })}
        problem={isWrong ? t(fieldProblems.colour) : undefined}
        spellCheck={false}
        value={typed ?? colour}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setLeft(false);
          if (readHex(value.trim())) onColour(value.trim().toUpperCase());
        }}
        onBlur={() => {
          setLeft(true);
          if (typed !== undefined && readHex(typed.trim())) setTyped(undefined);
        }}
      />
    </div>
  );
}
