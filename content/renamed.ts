/**
 * Texts that have another name than before: the old one, then the one of now, both as in `content/keys.txt`. What the team
 * has changed is kept by the name, and follows it here. A text that is gone for good is `null`: what was written in its
 * place is shown nowhere any more. Nothing is ever taken out of this list.
 */
export const renamed: Readonly<Record<string, string | null>> = {
  'about/team#founder.value.bio': 'about/team#members.founder.bio',
  'about/team#founder.value.projects.kinderkuche.description':
    'about/team#members.founder.projects.kinderkuche.description',
  'about/team#founder.value.role': 'about/team#members.founder.role',
  'diagnostics/assessment#assessmentStart.loading': null,
  'subjects/care#care.passages.part.parts.wrong': null,
  'subjects/tics-learning-eating#ticsLearningEating.passages.maths.parts.what':
    'subjects/tics-learning-eating#ticsLearningEating.passages.reading.parts.maths',
  'subjects/tics-learning-eating#ticsLearningEating.passages.maths.title': null,
  'subjects/tics-learning-eating#ticsLearningEating.passages.reading.parts.here': null,
  'support/money#moneyWords.euro': null,
  'support/support#fundingWords.raised': 'support/money#moneyWords.raised',
  'support/support#fundingWords.sum': 'support/money#moneyWords.sum',
};
