import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';

export const noticeSettings = z.strictObject({
  soon_days: z.int().min(1).max(30),
  lead_days: z.int().min(1).max(30),
  admin_days: z.int().min(1).max(30),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** The Admins are told no sooner than whoever leads the department. */
export const escalationOrder = refusal('escalation_order', 400, 'admin_days');

const endpoint = endpointsAbout('notification');

/** After how many days who is told of what is due. */
export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/settings/notification/',
  access: 'admin',
  response: oneOf(noticeSettings),
});
export const setNoticeSettings = endpoint({
  method: 'PUT',
  path: '/settings/notification/',
  access: 'admin',
  body: noticeSettings,
  response: oneOf(noticeSettings),
  refusals: [escalationOrder],
});
