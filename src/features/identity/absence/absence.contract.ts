import * as z from 'zod/mini';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { delegateUnknown, personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** From when to when somebody is away, by the organisation's calendar, both days included, and who decides in their place. */
export const absence = z.object({ from: z.string(), to: z.string(), delegate: personName });
export type Absence = z.infer<typeof absence>;

/** One's own absence, now or to come, and whom one stands in for. */
export const absences = z.object({
  own: z.nullable(absence),
  stands_in_for: z.array(z.object({ person: personName, from: z.string(), to: z.string() })),
});
export type Absences = z.infer<typeof absences>;

export const absenceBackwards = refusal('absence_backwards', 400, 'to');
export const absenceOver = refusal('absence_over', 422, 'to');
/** Longer than a year is no absence. */
export const absenceTooLong = refusal('absence_too_long', 422, 'to');
/** A stand-in may do everything that the absent person may. */
export const delegateLacksType = refusal('delegate_lacks_type', 422, 'delegate_id');
export const delegateLacksDepartments = refusal('delegate_lacks_departments', 422, 'delegate_id');
/** Who is away decides for nobody. */
export const delegateAbsent = refusal('delegate_absent', 422, 'delegate_id');

const endpoint = endpointsAbout('identity');

export const readAbsence = endpoint({
  method: 'GET',
  path: '/user/absence/',
  access: 'user',
  response: oneOf(absences),
});

/** Names a stand-in for some days: they do what one would do as an owner, a reviewer or whom something was given to, and the log says
 *  in whose place. */
export const setAbsence = endpoint({
  method: 'PUT',
  path: '/user/absence/',
  access: 'user',
  sensitive: 'gives rights',
  body: z.strictObject({ from: day, to: day, delegate_id: z.uuid() }),
  response: oneOf(absences),
  refusals: [
    delegateUnknown,
    absenceBackwards,
    absenceOver,
    absenceTooLong,
    delegateLacksType,
    delegateLacksDepartments,
    delegateAbsent,
  ],
});

/** One is back: nobody stands in any more. */
export const endAbsence = endpoint({
  method: 'DELETE',
  path: '/user/absence/',
  access: 'user',
  response: oneOf(absences),
});
