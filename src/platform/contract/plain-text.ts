// Direction overrides make one text look like another; control characters cannot be seen at all.
const overrides = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text of one line shows what it holds: the name of a person, an organisation, a view. */
export const isReadableLine = (text: string): boolean =>
  !overrides.test(text) && !/\p{Cc}/u.test(text) && text.isWellFormed();
