/** Whether the person `p` may sign in at a moment, and go on: an active member, or an external auditor until their time is over. */
export const mayEnter = (now: string): string =>
  `(p.status = 'active' or (p.status = 'external' and p.access_ends_at > ${now}))`;
