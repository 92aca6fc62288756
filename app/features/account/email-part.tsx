import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { Outcome } from '#app/lib/use-once.ts';
import { emailWords as words } from '#content/account/email.ts';
import { AddressWaits } from './address-waits.tsx';
import { NewAddress } from './new-address.tsx';
import type { PartProps } from './part.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

/** The address: what it is, what it shall become, and how it changes when both mailboxes agree. */
export function EmailPart(props: PartProps) {
  const { user, toTitle } = props;
  const t = useWords();
  // Stands here because its form is gone once the change is asked for, and once it is done.
  const [outcome, setOutcome] = useState<Outcome>();
  // What was pressed is gone then.
  function tell(news: Outcome | undefined): void {
    setOutcome(news);
    if (news) toTitle();
  }
  // The same element in both: what is drawn anew with its words is not announced.
  const form = <NewAddress {...props} onAsked={tell} />;
  if (!user.new_email)
    return (
      <>
        <p>{t(words.now, { email: user.email ?? '' })}</p>
        <DetailedOutcome key="outcome" outcome={outcome} />
        {form}
      </>
    );
  return (
    <>
      <DetailedOutcome key="outcome" outcome={outcome} />
      {/* Asked again for another address: other codes. */}
      <AddressWaits {...props} key={`${user.new_email} ${user.email_change_sent_at}`} onChanged={tell} />
      <Disclosure closed={t(words.other)}>{form}</Disclosure>
    </>
  );
}
