import { useWords } from '#app/i18n/locale.ts';
import { type pages, pathTo, plainTwin } from '#app/paths.ts';
import { callingLines } from '#content/help-now.ts';
import type { PlainSection } from '#content/plain/plain.ts';
import { site } from '#content/site.ts';
import { fill } from '#contract/fill.ts';
import { Parts } from './passages.tsx';
import { RichText } from './rich-text.tsx';

/** Paragraphs and lists in plain words, filled with the numbers of the site. The list `steps` has an order. */
export function PlainParts({ parts }: Pick<PlainSection, 'parts'>) {
  const t = useWords();
  const { answerDays, mission, retentionDays } = t.now(site);
  const amount = new Intl.NumberFormat(t.locale);
  const values = {
    days: answerDays.value,
    lost: retentionDays.value.messages['lost-item'] ?? retentionDays.value.messages.otherwise,
    goal: amount.format(mission.goal),
    first: amount.format(mission.firstPhase),
    doctor: callingLines.find(({ id }) => id === 'doctor')?.number ?? '',
  };
  const draw = (text: string) => <RichText text={fill(text, values)} pathOf={plainPathTo} />;
  return <Parts parts={parts} draw={draw} ordered="steps" />;
}

/** Whoever reads in plain words goes on in plain words. */
const plainPathTo = (id: keyof typeof pages): string => pathTo(plainTwin(id) ?? id);
