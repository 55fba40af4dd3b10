import type { Language } from '#platform/contract/access.ts';

const ends: Record<Language, RegExp> = { en: /\?$/, tr: /\?$/, ar: /؟$/ };
/** Asks for a degree, which a level answers: how well, how far, on which share. */
const asksForDegree: Record<Language, RegExp> = {
  en: /^(How (well|far|much|many|\p{L}+ly|early|consistent|current|complete|detailed|thorough|independent|resistant|firm|ready|secure)|On which share|What share) /u,
  tr: /ne ölçüde|ne kadar/i,
  ar: /^(إلى أي مدى|ما مدى|ما نسبة|على أي نسبة) /,
};
/** Numbers and spans of time, which read like a requirement where no standard states them. */
export const threshold =
  /\d|\b(nine|nineteen|twenty|three|half a|one) (of|in|years?|days?)\b|within (the hour|an hour|a (day|week|month|year)|minutes|hours|days|weeks)|(week|month|quarter|year)ly|daily(?! (work|use))/i;
export const example: Record<Language, string> = { en: 'For example: ', tr: 'Örneğin: ', ar: 'مثلًا: ' };
/** Two questions in one, which no single level answers. */
const asksTwice: Record<Language, RegExp> = {
  en: /\b(and|or) (how|is|are|does|do|did|can|was|were|has|have|what|which|who)\b/i,
  tr: /(?<!\p{L})m[iıuü](dır|dir|dur|dür|sınız|siniz)?[,;]|(?<!\p{L})ve (ne ölçüde|ne kadar)/iu,
  ar: /،? ?وهل |أم لا/,
};

/** Why a question does not ask one thing that a level from 0 to 5 answers (decision 67); nothing where it does. */
export function wrongInQuestion(language: Language, question: string): string[] {
  return [
    !ends[language].test(question) && 'it does not end like a question',
    !asksForDegree[language].test(question) && 'it does not ask for a degree',
    (question.match(/[?؟]/g) ?? []).length !== 1 && 'it is more than one question',
    asksTwice[language].test(question) && 'it asks two things',
    question.split(/[,،;؛]/).length > 3 && 'it lists what belongs into what good looks like',
    question.length > 125 && 'it is too long',
    threshold.test(question) && 'it names a number',
  ].filter((wrong) => wrong !== false);
}

/** Words that only English has. Not \b, which knows no Turkish letters and would find "and" in "olağandışı". */
export const inEnglish = /(?<!\p{L})(the|and|of|for|with|who|are|that|which|from|how)(?!\p{L})/iu;
