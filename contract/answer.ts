import type { Localized } from './locale.ts';

/** Said at the field of the address, where somebody wants an answer and left none. */
export const answerProblem: Localized = {
  en: 'For an answer we need your email address. Or choose “No answer needed”.',
  de: 'Für eine Antwort brauchen wir deine E-Mail-Adresse. Oder wähle „Keine Antwort nötig“.',
};

/** Whether an answer by e-mail is wanted, and no address is there. */
export const lacksAddress = ({ answer, email }: { answer: string; email: string }): boolean =>
  answer === 'email' && email.trim() === '';
