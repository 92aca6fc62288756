import { useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords } from '#content/inbox/words.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { useOpenMessage } from './message-context.ts';
import { inboxProblem } from './read-inbox.ts';
import { useVisitorName } from './names.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

/** The photo of a report. It is fetched and shown only when somebody asks for it, and leaves the memory with the view. */
export function MessagePhoto() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, call, fail } = useCall(inboxProblem);
  const [address, setAddress] = useState<string>();
  const name = useVisitorName();
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);

  async function toggle(): Promise<void> {
    if (address !== undefined) return setAddress(undefined);
    const answer = await call(() => fetchPhoto(message.id));
    if (answer === undefined) return;
    if (answer.ok) setAddress(URL.createObjectURL(answer.value));
    else fail(answer);
  }

  const press = address === undefined ? words.showPhoto : words.hidePhoto;
  return (
    <div className={styles.photo}>
      <Button look="quiet" aria-disabled={isBusy} aria-expanded={address !== undefined} onClick={() => void toggle()}>
        {t(isBusy ? inboxWords.busy : press)}
      </Button>
      <DetailedOutcome outcome={outcome} />
      {address && <img src={address} alt={t(words.photoAlt, { name })} />}
    </div>
  );
}

/** The way to the place that a report names, on a map elsewhere. The address is made by the server. */
export function MessageMap() {
  const t = useWords();
  const { mapUrl } = useOpenMessage().message;
  if (!mapUrl) return null;
  return (
    <p>
      <a className={styles.map} href={mapUrl} target="_blank" rel="noreferrer noopener">
        {t(words.map)}
      </a>
    </p>
  );
}
