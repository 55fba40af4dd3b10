import * as z from 'zod/mini';
import { refusal } from './refusal.ts';

/** A person as other things name them. */
export const personName = z.object({ id: z.uuid(), name: z.string() });

/** A stand-in who is not an active member of this organisation, or is the absent person. */
export const delegateUnknown = refusal('delegate_unknown', 400, 'delegate_id');

/** Somebody who is not an active member of this organisation. */
export const personUnknown = refusal('person_unknown', 400);
