import type { Channels, NoticeKind } from './notice-kind.contract.ts';

/** What holds until a person says otherwise. What one has to act on comes at once; what a day brings, with the others of the day. */
export const usualChannels: Readonly<Record<NoticeKind, Channels>> = {
  assigned: { in_app: true, mail: 'now' },
  mentioned: { in_app: true, mail: 'now' },
  comment_on_mine: { in_app: true, mail: 'daily' },
  decision_asked: { in_app: true, mail: 'now' },
  decided: { in_app: true, mail: 'daily' },
  sent_back: { in_app: true, mail: 'now' },
  due_soon: { in_app: true, mail: 'daily' },
  due_today: { in_app: true, mail: 'daily' },
  overdue: { in_app: true, mail: 'daily' },
  escalated: { in_app: true, mail: 'daily' },
  expiring: { in_app: true, mail: 'daily' },
  reopened_by_system: { in_app: true, mail: 'now' },
  invited: { in_app: true, mail: 'none' },
  moved: { in_app: true, mail: 'daily' },
  report_ready: { in_app: true, mail: 'none' },
  import_finished: { in_app: true, mail: 'none' },
  // A mail of its own goes out at once, whatever anybody chose.
  security: { in_app: true, mail: 'none' },
};

/** Kinds that nobody can turn off. */
export const unmutable: readonly NoticeKind[] = ['security'];

/** What somebody chose, over what is usual. */
export const channelsOf = (kind: NoticeKind, chosen: Partial<Record<NoticeKind, Channels>> = {}): Channels =>
  unmutable.includes(kind) ? usualChannels[kind] : (chosen[kind] ?? usualChannels[kind]);
