import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { InputField, SelectField } from '#app/ui/control-fields.tsx';
import { today } from '#content/mail/team-time-zone.ts';
import { currentPhase, kindNames, moneyWords, phaseNames } from '#content/support/money.ts';
import { bookingForm as words } from '#content/team/bookings.ts';
import { inEuros, readCents } from '#contract/cents.ts';
import { firstDay, type FundingGoal, kindsIn, kindsOut, longestPurpose, phaseNumbers } from '#contract/money.ts';
import styles from './bookings.module.css';
import { type BookingName, type Typed } from './check-booking.ts';

type Props = {
  values: Typed;
  errors: FormErrors<BookingName>;
  goals: readonly FundingGoal[];
};

/** The questions of an entry. Whether it came in or went out follows from what it was. */
export function BookingFields({ values, errors, goals }: Props) {
  const t = useWords();
  const cents = readCents(values.amount);
  const kinds = (of: typeof kindsIn | typeof kindsOut) =>
    of.map((kind) => (
      <option key={kind} value={kind}>
        {t(kindNames[kind])}
      </option>
    ));
  return (
    <>
      <InputField
        {...errors.field('day')}
        label={t(words.day)}
        hint={t(words.dayHint)}
        name="day"
        type="date"
        min={firstDay}
        max={today()}
      />
      <SelectField {...errors.field('kind')} label={t(words.kind)} name="kind" defaultValue="">
        <option value="">{t(words.choose)}</option>
        <optgroup label={t(moneyWords.in)}>{kinds(kindsIn)}</optgroup>
        <optgroup label={t(moneyWords.out)}>{kinds(kindsOut)}</optgroup>
      </SelectField>
      <InputField
        {...errors.field('purpose')}
        label={t(words.purpose)}
        hint={t(words.purposeHint)}
        name="purpose"
        maxLength={2 * longestPurpose}
      />
      <InputField
        {...errors.field('amount')}
        label={t(words.amount)}
        hint={t(words.amountHint)}
        name="amount"
        inputMode="decimal"
      />
      <p className={styles.reads} role="status">
        {cents.is === 'cents' && t(words.reads, { amount: inEuros(cents.cents, t.locale) })}
      </p>
      <SelectField {...errors.field('project')} label={t(words.project)} name="project" defaultValue="">
        <option value="">{t(words.noProject)}</option>
        {goals
          .filter(({ kind }) => kind === 'project')
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {t(title)}
            </option>
          ))}
      </SelectField>
      <SelectField {...errors.field('phase')} label={t(words.phase)} name="phase" defaultValue="">
        <option value="">{t(words.phaseNow, { phase: t(phaseNames[currentPhase]) })}</option>
        {phaseNumbers
          .filter((phase) => phase !== currentPhase)
          .map((phase) => (
            <option key={phase} value={phase}>
              {t(phaseNames[phase])}
            </option>
          ))}
      </SelectField>
    </>
  );
}
