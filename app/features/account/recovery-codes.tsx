import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { failureInWords, sentProblem } from '#app/lib/account/account-words.ts';
import { askAccount } from '#app/lib/account/account.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import type { Words } from '#contract/words.ts';
import { PartForm, useAccountForm } from './form.tsx';
import { MailedCode, useProof } from './mailed-code.tsx';

const fields = ['codes-proof'] as const;

type Status = { total: number; remaining: number };

/** How many recovery codes are left, and a new set in place of the old one. */
export function RecoveryCodes({ user, onCodes }: { user: User; onCodes: (codes: readonly string[]) => void }) {
  const t = useWords();
  const form = useAccountForm({ fields });
  const { prove, isAsked, field } = useProof(form, user, 'codes-proof');
  // Undefined until the server has said it, and when it could not be asked.
  const { value: status, load } = useLoad(async (): Promise<CallAnswer<Status>> => {
    const answer = await askAccount((client) => client.mfa.recoveryCodes.getStatus());
    const hasNone = !answer.ok && answer.because === 'refused' && answer.code === 'mfa_factor_not_found';
    return hasNone ? { ok: true, value: { total: 0, remaining: 0 } } : answer;
  });

  async function make(): Promise<void> {
    const hasSet = (status?.total ?? 0) > 0;
    const answer = await prove(async () => {
      const made = await askAccount(({ mfa }) =>
        hasSet ? mfa.recoveryCodes.regenerate() : mfa.recoveryCodes.generate(),
      );
      // Another tab made the first set, or nobody could say whether there is one.
      if (made.ok || made.because !== 'refused' || made.code !== 'mfa_verified_factor_exists') return made;
      return askAccount(({ mfa }) => mfa.recoveryCodes.regenerate());
    });
    if (answer === undefined) return;
    if (answer.ok) onCodes(answer.value.codes);
    else {
      const failed = failureInWords(answer, t, sentProblem);
      const mayBeNew = status?.total !== 0 && answer.because === 'unreachable';
      form.tell(mayBeNew ? { ...failed, text: `${failed.text} ${t(words.oldMayBeOver)}` } : failed);
      void load();
    }
  }

  return (
    <>
      <h4>{t(words.recovery)}</h4>
      {/* Its room is there before, so that the button below stays where somebody presses it. */}
      <p>{status ? leftInWords(status, t) : '\u00A0'}</p>
      <p>{t(words.makeNewText)}</p>
      <PartForm form={form} label={t(words.recovery)} button={t(words.makeNew)} look="quiet" onSend={make}>
        {isAsked && <MailedCode {...field} />}
      </PartForm>
    </>
  );
}

function leftInWords({ total, remaining }: Status, t: Words): string {
  if (total === 0) return t(words.none);
  const left = t(words.left, { count: remaining, total });
  return remaining <= 2 ? `${left} ${t(words.few)}` : left;
}
