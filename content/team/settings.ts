import type { Localized } from '#contract/locale.ts';
import type { SettingGroup, SettingKey } from '#contract/settings.ts';

export const settingGroupNames: Readonly<Record<SettingGroup, Localized>> = {
  association: { en: 'Name and address', de: 'Name und Anschrift' },
  mail: { en: 'How people reach you', de: 'Wie man euch erreicht' },
  bank: { en: 'Donations', de: 'Spenden' },
  law: { en: 'For the legal pages', de: 'Für die rechtlichen Seiten' },
};

/** What helps to fill in a field. */
export const settingHints: Readonly<Partial<Record<SettingKey, Localized>>> = {
  'association#association.name': {
    en: 'As it stands in the register. Before that, add “in formation”.',
    de: 'Wie er im Register steht. Vorher mit dem Zusatz „in Gründung“.',
  },
  'association#association.represented': {
    en: 'First and last names of the people who act for it.',
    de: 'Vor- und Nachnamen der Menschen, die für ihn handeln.',
  },
  'association#association.responsible': {
    en: 'One person with first name, last name and full address.',
    de: 'Eine Person mit Vorname, Nachname und ganzer Anschrift.',
  },
  'site#site.siteUrl': {
    en: 'All links in your emails begin with it. Please compare it with the address bar of your browser.',
    de: 'Damit beginnen alle Links in euren Mails. Bitte vergleiche sie mit der Adresszeile deines Browsers.',
  },
  'site#site.email': {
    en: 'It’s shown on Contact and in the legal notice.',
    de: 'Sie steht bei Kontakt und im Impressum.',
  },
  'site#site.answerDays': {
    en: 'You promise to answer within this many days.',
    de: 'Ihr versprecht, in höchstens so vielen Tagen zu antworten.',
  },
  'association#association.register': {
    en: 'For example: District Court of Example Town, VR 12345. It’s shown once the association is registered.',
    de: 'Zum Beispiel: Amtsgericht Beispielstadt, VR 12345. Es wird gezeigt, sobald der Verein eingetragen ist.',
  },
  'site#site.adminEmail': {
    en: 'The account with this address sees the admin panel at the end of the page Projects. It also needs the role Admin.',
    de: 'Das Konto mit dieser Adresse sieht den Admin-Bereich am Ende der Seite Projekte. Es braucht außerdem die Rolle Admin.',
  },
  'site#site.map.start': {
    en: 'Latitude and longitude of your town, as map services show them: 51.05, 13.74.',
    de: 'Breite und Länge eurer Stadt, wie Kartendienste sie zeigen: 51.05, 13.74.',
  },
  'site#site.accountHolder': { en: 'As the bank writes it.', de: 'Wie die Bank ihn schreibt.' },
  'site#site.paymentLink': {
    en: 'The address of your page at a payment service.',
    de: 'Die Adresse eurer Seite bei einem Bezahldienst.',
  },
  'association#association.host': {
    en: 'Name and address of the company.',
    de: 'Name und Anschrift der Firma.',
  },
  'association#association.mailProvider': {
    en: 'Name and address of the company.',
    de: 'Name und Anschrift der Firma.',
  },
  'association#association.authority': {
    en: 'The one for your federal state.',
    de: 'Die Behörde eures Bundeslandes.',
  },
  'association#association.legalReview': {
    en: 'Please don’t go public before a person who knows the law has looked.',
    de: 'Bitte geht nicht online, bevor jemand mit Rechtskenntnis nachgesehen hat.',
  },
};
