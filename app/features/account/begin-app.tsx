import type { Factor, User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import { PartForm, prefix, useAccountForm } from './form.tsx';
import { MailedCode, useProof } from './mailed-code.tsx';

const id = `${prefix}app-name`;
const fields = ['app-name', 'app-proof'] as const;
const about = { mfa_factor_name_conflict: 'app-name' } as const;

/** An app that was begun with and makes no codes that count yet. `picture` is an address of its QR code. */
export type BegunApp = { readonly id: string; readonly picture: string; readonly secret: string; readonly uri: string };

type Props = { user: User; apps: readonly Factor[]; onBegun: (app: BegunApp) => void };

/** The first step to an app: how its owner calls it. */
export function BeginApp({ user, apps, onBegun }: Props) {
  const t = useWords();
  const form = useAccountForm({ fields, about });
  const { prove, isAsked, field } = useProof(form, user, 'app-proof');
  const hasApps = apps.length > 0;
  const button = t(hasApps ? words.beginMore : words.begin);

  async function begin(): Promise<void> {
    const friendlyName = form.typed('app-name').trim() || freeName();
    const answer = await prove(async () => {
      const enrol = () => askAccount((client) => client.mfa.enroll({ factorType: 'totp', friendlyName }));
      const begun = await enrol();
      if (begun.ok || begun.because !== 'refused' || begun.code !== 'mfa_factor_name_conflict') return begun;
      // An app of that name which was begun with and left alone is in nobody's way.
      return (await forgetBegun(friendlyName)) ? enrol() : begun;
    });
    if (answer === undefined) return;
    if (!answer.ok) return form.fail(answer);
    const { id: factor, totp } = answer.value;
    onBegun({ id: factor, picture: totp.qr_code, secret: totp.secret, uri: totp.uri });
  }

  function freeName(): string {
    const taken = new Set(apps.map(({ friendly_name: name }) => name));
    let number = 1;
    while (taken.has(t(words.nameUnknown, { number }))) number += 1;
    return t(words.nameUnknown, { number });
  }

  return (
    <PartForm form={form} label={button} button={button} look={hasApps ? 'quiet' : 'main'} onSend={begin}>
      {hasApps && <h4>{t(words.another)}</h4>}
      <InputField
        {...form.errors.field('app-name')}
        label={t(words.nameLabel)}
        hint={t(words.nameHint)}
        name={id}
        maxLength={100}
      />
      {isAsked && <MailedCode {...field} />}
    </PartForm>
  );
}

/** Removes what was begun under a name and never confirmed. Out: whether there was such an app. */
async function forgetBegun(name: string): Promise<boolean> {
  const factors = await askAccount((client) => client.mfa.listFactors());
  const left = factors.ok
    ? factors.value.all.find((each) => each.friendly_name === name && each.status !== 'verified')
    : undefined;
  if (!left) return false;
  return (await askAccount((client) => client.mfa.unenroll({ factorId: left.id }))).ok;
}
