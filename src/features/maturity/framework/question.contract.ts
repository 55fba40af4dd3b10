import * as z from 'zod';

/** As the framework spells it: text, for 3.1 is not 3.10. */
export const questionId = z.string().min(1).max(20);

/** As many questions as a framework may have. */
export const answersLimit = 500;
