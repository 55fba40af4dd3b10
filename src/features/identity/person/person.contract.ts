// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { callerTypes, languages, musts, personTypes } from '#platform/contract/access.ts';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { timeZone } from '#platform/contract/time-zone.ts';
import { department } from '#features/organisation/department/department.contract.ts';
import { organisationData } from '#features/organisation/organisation/organisation.contract.ts';
import { chosenSettings } from '#features/workspace/shell-settings/shell-settings.contract.ts';

const name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.refine(isReadableLine, 'control_characters'));
const identifier = z.string().check(z.regex(/^[a-zA-Z0-9_.-]{1,60}$/));

/** How many navigation entries a person may have at hand. */
export const mostShortcuts = 20;

/** What a person chooses for themselves. */
export const preferences = z.object({
  first_name: name,
  last_name: name,
  /** The id of one's picture. */
  user_image: z.nullable(z.uuid()),
  locale: z.enum(languages),
  timezone: timeZone,
  /** Ids of navigation entries, in the person's order. */
  shortcuts: z.array(identifier).check(z.maxLength(mostShortcuts)),
  settings: chosenSettings,
});
/** What one writes oneself; the picture comes as a file, by a call of its own. */
export const ownChoices = z.omit(preferences, { user_image: true });
export type OwnChoices = z.infer<typeof ownChoices>;

/** One's own data (specification 3, "Logged-in user"). */
export const ownData = z.object({
  id: z.uuid(),
  email: z.string(),
  type: z.enum(callerTypes),
  /** May edit what belongs to the whole organisation. */
  org_editor: z.boolean(),
  role: z.array(z.string()),
  first_logging_in: z.boolean(),
  /** What comes before everything else; other calls are refused until it is done. */
  must: z.nullable(z.enum(musts)),
  first_name: z.string(),
  last_name: z.string(),
  user_image: z.nullable(z.uuid()),
  shortcuts: z.array(z.string()),
  organization_data: organisationData,
  departments: z.array(department),
  /** Settings as they were stored, by this version or another: the shell ignores what it does not know. */
  user: z.extend(preferences, { settings: z.record(z.string(), z.unknown()) }),
});
export type OwnData = z.infer<typeof ownData>;

const endpoint = endpointsAbout('identity');

/** Stores one's own preferences; whatever else is sent is dropped. */
export const changePreferences = endpoint({
  method: 'POST',
  path: '/api/auth/user/update',
  access: 'user',
  auditorsToo: true,
  dropsUnknown: true,
  body: z.object({ user: z.partial(ownChoices) }),
  response: oneOf(z.object({ user: ownData })),
});

export const readOwnData = endpoint({
  method: 'GET',
  path: '/user/',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  response: oneOf(ownData),
});

/** Ends an Admin's first sign-in: people were invited, or that was skipped. Once more changes nothing. */
export const finishFirstSignIn = endpoint({
  method: 'POST',
  path: '/user/first-login/done/',
  access: 'admin',
  response: oneOf(ownData),
});

/** Somebody one shares a department with. An Admin sees all, and so does everybody in a flat organisation; to others an Admin
 *  is a colleague where they are a member, as everybody is. Only Admin and Staff read the e-mail address. */
export const colleague = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  user_image: z.nullable(z.uuid()),
  type: z.enum(personTypes),
  email: z.optional(z.string()),
  /** Departments shared with the caller; an Admin reads all of them. Children count where the membership includes them. */
  departments: z.array(z.uuid()),
});
export type Colleague = z.infer<typeof colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/user/list/',
  access: 'user',
  response: listOf(colleague),
});
