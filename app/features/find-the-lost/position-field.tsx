import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { geocoder } from '#app/lib/backend/config.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundWhere as words } from '#content/found/form.ts';
import { degrees, longestAddress, roundedMetres, type Location } from '#contract/location.ts';
import styles from './find-the-lost.module.css';
import { positionFailure, type useFinding } from './use-finding.ts';

type Props = {
  location: Location | undefined;
  finding: ReturnType<typeof useFinding>;
  onChange: (location: Location | undefined) => void;
  isSending: boolean;
};

const service = geocoder?.service ?? '';

/** The own location, after a press of the button. */
export function PositionField({ location, finding, onChange, isSending }: Props) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isCleared, setCleared] = useState(false);
  const { state } = finding;
  const isAsking = state === 'asking';
  const because = state === 'idle' || isAsking || state === 'lookingUp' ? undefined : state;

  /** One button for the three states, so that the focus stays where it is. */
  function press() {
    if (isAsking || isSending) return;
    setCleared(location !== undefined);
    if (!location) return void finding.find();
    finding.stop();
    onChange(undefined);
  }

  /** The button goes, the focus must not. */
  function stop() {
    button.current?.focus();
    finding.stop();
  }

  function label(): string {
    if (isAsking) return t(words.getting);
    if (location) return t(words.update);
    return geocoder ? t(words.useService, { service }) : t(words.use);
  }

  function news(): string {
    if (isAsking) return t(words.getting);
    if (state === 'lookingUp') return `${t(words.found)} ${t(words.lookingUp, { service })}`;
    if (location) return t(words.found);
    return isCleared ? t(words.cleared) : '';
  }

  return (
    <>
      <p>
        {t(words.before)} {geocoder && t(words.beforeService, { service })}
      </p>
      <p className={buttonRow.buttons}>
        <Button look="quiet" id="found-locate" ref={button} aria-disabled={isAsking || isSending} onClick={press}>
          {label()}
        </Button>
        {isAsking && (
          <Button look="quiet" onClick={stop}>
            {t(words.stop)}
          </Button>
        )}
      </p>
      <p className={isAsking ? 'heard' : styles.news} role="status">
        {news()}
      </p>
      {/* The toast says it. */}
      <Outcome text={because && positionFailure(because, t)} isFailure isSilent />
      {location && <Found location={location} onChange={onChange} />}
    </>
  );
}

function Found({ location, onChange }: Pick<Props, 'onChange'> & { location: Location }) {
  const t = useWords();
  const metres = roundedMetres(location);
  const facts = [
    [t(words.latitude), degrees(location.latitude)],
    [t(words.longitude), degrees(location.longitude)],
    [t(words.accuracy), metres === undefined ? t(words.unknown) : t(words.metres, { metres })],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {location.address !== undefined && (
        // Without a name: it is a part of the location, which the form keeps as one.
        <InputField
          id="found-address"
          label={t(words.address)}
          hint={t(words.addressHint, { service })}
          maxLength={longestAddress}
          value={location.address}
          onChange={({ target }) => onChange({ ...location, address: target.value })}
        />
      )}
    </>
  );
}
