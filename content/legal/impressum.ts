import type { Detail } from '#content/association.ts';
import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { Localized } from '#contract/locale.ts';

export const impressumTitle: Localized = { en: 'Impressum (legal notice)', de: 'Impressum' };

export const impressumLead: Localized = {
  en: 'Who is responsible for this site, and how to reach us. German law asks for this page (§ 5 DDG and § 18 (2) MStV).',
  de: 'Wer für diese Website verantwortlich ist und wie du uns erreichst. Angaben nach § 5 DDG und § 18 Abs. 2 MStV.',
};

/** The details in the order of the law; the values are in `association.ts`. */
export const impressumDetails: readonly {
  readonly id: string;
  readonly term: Localized;
  readonly details: readonly Detail[];
}[] = [
  { id: 'who', term: { en: 'Who runs this site', de: 'Anbieter' }, details: ['name', 'street', 'town'] },
  { id: 'represented', term: { en: 'Represented by', de: 'Vertreten durch' }, details: ['represented'] },
  {
    id: 'content',
    term: { en: 'Responsible for the content, § 18 (2) MStV', de: 'Verantwortlich für den Inhalt, § 18 Abs. 2 MStV' },
    details: ['responsible'],
  },
];

export const detailsTitle: Localized = { en: 'Name and address', de: 'Name und Anschrift' };
export const emailTerm: Localized = { en: 'Email', de: 'E-Mail' };
export const quickTerm: Localized = { en: 'Quick contact', de: 'Schneller Kontakt' };
export const registerTerm: Localized = { en: 'Register', de: 'Register' };
export const registerText: Localized = {
  en: 'Not registered yet. The court and the number will be added after registration.',
  de: 'Noch nicht eingetragen. Gericht und Nummer stehen hier nach der Eintragung.',
};

export const impressumPassages: readonly Passage[] = [
  {
    id: 'what',
    title: { en: 'What we are, and what we’re not', de: 'Was wir sind und was nicht' },
    parts: {
      association: {
        en: 'We’re a group of people who want to found an association in Germany. Until it’s in the register of associations, we’re a group in formation. That’s why we don’t use the German abbreviation for a registered association, and why the people named above act for the group.',
        de: 'Wir sind eine Gruppe von Menschen, die in Deutschland einen Verein gründen möchte. Bis er im Vereinsregister steht, sind wir eine Gruppe in Gründung. Deshalb führen wir keinen Zusatz für eingetragene Vereine, und die oben genannten Menschen handeln für die Gruppe.',
      },
      gifts: {
        en: '[Mission](mission) explains what this means for gifts of money.',
        de: 'Was das für Spenden bedeutet, steht auf der Seite [Mission](mission).',
      },
    },
  },
  {
    id: 'links',
    title: { en: 'Links to other sites', de: 'Links zu anderen Seiten' },
    parts: {
      others: {
        en: 'We name books, podcasts, videos, groups and offices that aren’t ours, and when we last read about each of them. The people who run them may change them later. If a link is broken or leads to something harmful, please tell us: we’ll check it and remove it.',
        de: 'Wir nennen Bücher, Podcasts, Videos, Gruppen und Stellen, die nicht uns gehören. Wir schreiben auf, wann wir zuletzt darüber gelesen haben. Spätere Änderungen machen die, die sie betreiben. Wenn ein Link nicht geht oder zu etwas Schädlichem führt, sag es uns bitte: Wir prüfen ihn und nehmen ihn heraus.',
      },
      earnings: {
        en: 'None of our links contain advertising codes. We don’t earn anything when you buy something.',
        de: 'Kein Link auf dieser Website enthält einen Werbe-Code. Wir bekommen kein Geld, wenn du etwas kaufst.',
      },
    },
  },
  {
    id: 'texts',
    title: { en: 'Texts and drawings', de: 'Texte und Zeichnungen' },
    parts: {
      text: {
        en: 'Unless a page says otherwise, we wrote the texts and made the drawings ourselves. The file LICENSE-CONTENT in the source code says how you may use them.',
        de: 'Wenn auf einer Seite nichts anderes steht, haben wir Texte und Zeichnungen selbst gemacht. Unter welcher Lizenz du sie verwenden darfst, steht in der Datei LICENSE-CONTENT im Quelltext.',
      },
    },
  },
  {
    id: 'advice',
    title: { en: 'No advice', de: 'Keine Beratung' },
    parts: {
      text: {
        en: 'What we write about health, law and money is information. It doesn’t replace advice from a doctor, a lawyer or a tax adviser. In danger, call 112. More numbers: [help right now](help-now).',
        de: 'Was wir über Gesundheit, Recht und Geld schreiben, ist Information. Es ersetzt keine ärztliche, rechtliche oder steuerliche Beratung. In Gefahr ruf 112 an. Weitere Nummern: [Hilfe sofort](help-now).',
      },
    },
  },
];

export const impressumNext = {
  text: {
    en: 'Is something on this site wrong, or does it violate your rights? Write to us. We’ll check it and answer.',
    de: 'Ist etwas auf dieser Website falsch oder verletzt es deine Rechte? Du kannst uns schreiben. Wir prüfen es und antworten.',
  },
  label: { en: 'Write to us', de: 'Schreib uns' },
} as const satisfies Record<string, Localized>;

export const impressumChecked: Checked = {
  sources: [
    sourcesOfWords.ddg,
    {
      title: 'VIBSS, Vereinsmanagement: Impressum allgemein',
      url: 'https://hsb.vibss.de/vereinsmanagement/marketing/oeffentlichkeitsarbeit/rechtliche-grundlagen/impressum-allgemein',
      lang: 'de',
    },
  ],
  lastChecked: '2026-11-20',
};
