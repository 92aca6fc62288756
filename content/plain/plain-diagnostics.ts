import type { PlainText } from './plain.ts';

export const plainDiagnostics: PlainText = {
  title: { en: 'How to get a diagnosis', de: 'Wie du eine Diagnose bekommst' },
  lead: {
    en: 'A diagnosis is a name, for example autism. Doctors or therapists give it after careful checks. You decide whether you want one.',
    de: 'Eine Diagnose ist ein Name, zum Beispiel Autismus. Fachleute geben ihn, wenn sie genau geprüft haben. Du entscheidest, ob du eine willst.',
  },
  drawing: '/drawings/plain-diagnostics.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'ways',
      title: { en: 'Three ways to understand yourself', de: 'Drei Wege, dich zu verstehen' },
      parts: {
        list: {
          en: [
            'You: you know your days best. Write down what is hard and what helps.',
            'Others: people with similar experiences can tell you what helped them.',
            'Doctors and therapists: only they can give you a diagnosis.',
          ],
          de: [
            'Du: Du kennst deine Tage am besten. Schreib auf, was schwer ist und was hilft.',
            'Andere: Menschen mit ähnlichen Erfahrungen können erzählen, was ihnen geholfen hat.',
            'Fachleute in Praxen und Kliniken: Nur sie können eine Diagnose stellen.',
          ],
        },
        us: {
          en: 'We can’t tell you whether you are autistic or have ADHD.',
          de: 'Wir können dir nicht sagen, ob du autistisch bist oder ADHS hast.',
        },
      },
    },
    {
      id: 'where',
      title: { en: 'Where to start', de: 'Wo du anfängst' },
      parts: {
        children: {
          en: 'For a child: go to your children’s doctor. That doctor can send you to specialists. More about [ADHD in children](diagnostics/children)',
          de: 'Für ein Kind: Geh in die Kinderarztpraxis. Sie kann euch zu einer Fachstelle schicken. Mehr über [ADHS bei Kindern](diagnostics/children)',
        },
        adults: {
          en: 'For an adult who thinks of autism: usually a specialist sends you to an autism centre. An association for autism says: people wait one to two years.',
          de: 'Du bist erwachsen und denkst an Autismus? Meist schickt dich eine Facharztpraxis zu einer Fachstelle. Der Verband autismus Deutschland sagt: Man wartet ein bis zwei Jahre.',
        },
        adhd: {
          en: 'For an adult who thinks of ADHD: ask a psychiatrist, a neurologist or a psychotherapist. That means doctors and therapists for mind and nerves. They need to know ADHD well.',
          de: 'Du bist erwachsen und denkst an ADHS? Frag eine Praxis für Psychiatrie, Neurologie oder Psychotherapie. Dort geht es um Seele und Nerven. Die Praxis muss sich mit ADHS auskennen.',
        },
        number: {
          en: 'Call {doctor}. They look for an appointment for you. This is for people with statutory health insurance. In German: gesetzlich versichert. Somebody can call for you.',
          de: 'Ruf {doctor} an. Dort sucht man einen Termin für dich. Das gilt für Menschen, die gesetzlich versichert sind. Jemand kann für dich anrufen.',
        },
      },
    },
    {
      id: 'then',
      title: { en: 'What happens then', de: 'Was dann passiert' },
      parts: {
        talk: {
          en: 'People ask you about your life. They often want to see school reports. They look for other reasons, too.',
          de: 'Man fragt dich nach deinem Leben. Oft will man Schulzeugnisse sehen. Man sucht auch nach anderen Gründen.',
        },
        result: {
          en: 'At the end there can be a diagnosis. It can also be a different one, or none.',
          de: 'Am Ende kann eine Diagnose stehen. Es kann auch eine andere sein oder keine.',
        },
        cost: {
          en: 'Sometimes you have to pay yourself. Ask about the cost before your appointment.',
          de: 'Manchmal musst du selbst zahlen. Frag vor dem Termin nach den Kosten.',
        },
      },
    },
    {
      id: 'wait',
      title: { en: 'While you wait', de: 'Während du wartest' },
      parts: {
        list: {
          en: [
            'Fill in our [list for the first appointment](printables/first-appointment).',
            'Look for a group: [autismus Deutschland](https://www.autismus.de) or [ADHS Deutschland](https://www.adhs-deutschland.de).',
            'Ask the [Teilhabeberatung](https://www.teilhabeberatung.de). It gives free advice about help you can apply for.',
            'When a day is too much: [Help right now](help-now)',
          ],
          de: [
            'Füll unsere [Liste für den ersten Termin](printables/first-appointment) aus.',
            'Such eine Gruppe: [autismus Deutschland](https://www.autismus.de) oder [ADHS Deutschland](https://www.adhs-deutschland.de).',
            'Frag die [Teilhabeberatung](https://www.teilhabeberatung.de). Sie berät kostenlos zu Hilfen, die du beantragen kannst.',
            'Wenn ein Tag zu viel ist: [Hilfe sofort](help-now)',
          ],
        },
      },
    },
  ],
  next: {
    text: {
      en: 'You don’t have to remember everything. Write it down before.',
      de: 'Du musst dir nicht alles merken. Schreib es vorher auf.',
    },
    label: { en: 'List for the first appointment', de: 'Liste für den ersten Termin' },
    path: '/printables/first-appointment',
  },
};
