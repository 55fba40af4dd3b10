/** How the names begin under which a device keeps answers until they are sent. */
export const unsentAnswers = 'answer|';
