/** Why somebody is told something. */
export const noticeKinds = [
  'assigned',
  'mentioned',
  'comment_on_mine',
  'decision_asked',
  'decided',
  'sent_back',
  'due_soon',
  'due_today',
  'overdue',
  'escalated',
  'expiring',
  'reopened_by_system',
  'invited',
  'moved',
  'report_ready',
  'import_finished',
  'security',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const severities = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** When a mail tells of it: at once, with the others of the day or of the week, or never. */
export const mailTimes = ['now', 'daily', 'weekly', 'none'] as const;
export type MailTime = (typeof mailTimes)[number];

/** How somebody wants to be told of a kind: in the product, and by mail. */
export interface Channels {
  in_app: boolean;
  mail: MailTime;
}
