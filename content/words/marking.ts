/** On most pages: marked only where there is room beside words that are known less. */
export const commonWords: readonly string[] = ['adhd', 'autism-spectrum', 'neurodivergent', 'diagnosis'];

/** What a page explains where it says it, or is about, by the page: there it is not marked. */
export const explainedThere: Readonly<Record<string, readonly string[]>> = {
  'resources/comorbidity': ['comorbidity'],
  'resources/overload': ['overload'],
  'resources/meltdown': ['meltdown', 'shutdown'],
  'resources/burnout': ['autistic-burnout'],
  'resources/masking': ['masking', 'unmasking'],
  'resources/school': ['nachteilsausgleich', 'notenschutz', 'schulbegleitung'],
  'resources/university': ['nachteilsausgleich'],
  'resources/work': ['gdb', 'schwerbehindert', 'bem', 'ifd'],
  'resources/care': ['pflegegrad', 'pflegekasse', 'eingliederungshilfe', 'verfahrenslotse'],
  datenschutz: ['datenschutz'],
  plain: ['neurodivergent'],
  'plain/support': ['bank-transfer'],
  'plain/mission': ['verein'],
  'plain/diagnostics': ['diagnosis'],
  'plain/services/find-the-lost': ['fundbuero'],
  'plain/datenschutz': ['datenschutz', 'cookie'],
  'plain/resources/overload': ['overload'],
  'plain/resources/meltdown': ['meltdown', 'shutdown'],
  'plain/resources/burnout': ['autistic-burnout', 'sick-note'],
  'plain/resources/masking': ['masking', 'unmasking', 'diagnosis'],
  'plain/resources/sleep': ['melatonin'],
  'plain/resources/medication': ['stimulants', 'btm-rezept', 'side-effects'],
  'plain/resources/school': ['nachteilsausgleich', 'schulbegleitung', 'jugendamt'],
  'plain/resources/work': ['gdb', 'gleichstellung', 'ifd'],
  'plain/resources/care': ['pflegegrad', 'pflegekasse', 'eingliederungshilfe', 'verfahrenslotse'],
};
