import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { whileSignedIn } from '#app/lib/account/end-session.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { emailWords as words } from '#content/account/email.ts';
import type { PartProps } from './folded-part.tsx';
import { PartForm, prefix, useAccountForm } from './form.tsx';

type Side = 'old' | 'new';

const fields = ['code-old', 'code-new'] as const;
const idOf = (side: Side) => `${prefix}code-${side}`;

/** A change of the address that waits for one or both mailboxes: the links in the mails agree, or the codes here. */
export function AddressWaits({ user, lookAgain, onChanged }: PartProps & { onChanged: (outcome: Outcome) => void }) {
  const t = useWords();
  const [agreed, setAgreed] = useState<readonly Side[]>([]);
  const form = useAccountForm({ fields });
  const addresses = { old: user.email ?? '', new: user.new_email ?? '' };
  const missing = (['old', 'new'] as const).filter((side) => !agreed.includes(side));

  async function confirm(): Promise<void> {
    const typed = missing
      .map((side) => ({ side, token: withoutGaps(form.typed(`code-${side}`)) }))
      .filter(({ token }) => token !== '');
    if (typed.length === 0) return show(missing[0] ?? 'old', t(words.codesEmpty));
    for (const { side, token } of typed) {
      // One after the other: the second may be the one that changes the address.
      const answer = await whileSignedIn(() =>
        askAccount((client) => client.verifyOtp({ email: addresses[side], token, type: 'email_change' })),
      );
      if (answer === undefined) return;
      if (!answer.ok)
        return answer.because === 'refused' && answer.code === 'otp_expired'
          ? show(side, accountProblem(answer, t))
          : form.fail(answer);
      form.empty(`code-${side}`);
      flushSync(() => setAgreed((before) => [...before, side]));
    }
    // The server says only that it took the code. The other mailbox may have agreed by its link.
    if (typed.length === missing.length || (await hasChanged())) return done();
    const { side } = typed[0] ?? { side: 'old' };
    document.getElementById(idOf(side === 'old' ? 'new' : 'old'))?.focus();
    form.tell({ text: t(words.halfway, { email: addresses[side] }) });
  }

  const hasChanged = async (): Promise<boolean> => (await lookAgain())?.email === addresses.new;

  /** The other mailbox may have agreed by its link, elsewhere. */
  async function look(): Promise<void> {
    const now = await lookAgain();
    if (now?.email === addresses.new) return done();
    if (now) form.tell({ text: t(words.still) });
    else form.fail({ ok: false, because: 'unreachable' });
  }

  async function done(): Promise<void> {
    const text = t(words.changed, { email: addresses.new });
    // Beside the new address, where it stays: this form goes.
    onChanged({ text });
    // The session still holds the old address.
    await askAccount((client) => client.refreshSession());
  }

  // Whoever comes back from their mailbox need not ask.
  const lookOnReturn = useEffectEvent(async () => {
    if (!document.hidden && (await hasChanged())) await done();
  });
  useEffect(() => {
    const look = () => void lookOnReturn();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const show = (side: Side, text: string): void => void form.errors.refuse({ [`code-${side}`]: text });

  return (
    <>
      <p>{t(words.waits, { email: addresses.old, new: addresses.new })}</p>
      <p>{t(words.how)}</p>
      <PartForm
        form={form}
        label={t(words.confirm)}
        button={t(words.confirm)}
        onSend={confirm}
        beside={
          <Button look="quiet" aria-disabled={form.isBusy} onClick={() => void form.once(look)}>
            {t(words.look)}
          </Button>
        }
      >
        {(['old', 'new'] as const).map((side) =>
          agreed.includes(side) ? (
            <p key={side}>✓ {t(words.agreed, { email: addresses[side] })}</p>
          ) : (
            <CodeField
              key={side}
              {...form.errors.field(`code-${side}`)}
              label={t(words.codeOld, { email: addresses[side] })}
            />
          ),
        )}
      </PartForm>
    </>
  );
}
