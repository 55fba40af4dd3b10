/** Who may make a call, from least to most; then external auditors alone; and last the organisation's own directory (SCIM), which is
 *  nobody: it comes with a token of its own that the call itself asks for. The server decides it on every call; a screen only
 *  mirrors it. */
export const accesses = ['guest', 'user', 'staff', 'admin', 'auditor', 'directory'] as const;
export type Access = (typeof accesses)[number];

export const personTypes = ['Admin', 'Staff', 'User'] as const;
export type PersonType = (typeof personTypes)[number];

/** Everybody who can sign in: the members, and external auditors, who are none. What lists or chooses people means `personTypes`. */
export const callerTypes = [...personTypes, 'Auditor'] as const;
export type CallerType = (typeof callerTypes)[number];

/** What somebody may do in a department, from most to least. */
export const departmentAccesses = ['lead', 'editor', 'viewer'] as const;
export type DepartmentAccess = (typeof departmentAccesses)[number];

/** What somebody must do before anything else: only calls that say `allowedDuring` answer them meanwhile. */
export const musts = ['set_password', 'add_second_factor'] as const;
export type Must = (typeof musts)[number];

/** What people do only after a fresh proof of who they are (`POST /user/prove/`), and an API token never: it approves; it gives somebody
 *  rights, new ones or those of others; it changes a rule that protects the organisation, and may weaken it; or it changes how people,
 *  programs and directories get in. A verb that approves says so in its workflow, every other call itself. */
export type Sensitive = 'approves' | 'gives rights' | 'weakens a rule' | 'changes a way in';

/** For so many minutes a proof opens what is sensitive. Each approval renews it for further ones, until so many minutes after the proof. */
export const provedMinutes = 5;
export const longestProvedMinutes = 30;

/** The person a call is made by, as the session check found them. */
export interface Actor {
  readonly id: string;
  readonly org_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly type: CallerType;
  /** May edit rows that belong to the whole organisation. */
  readonly org_editor: boolean;
  readonly locale: Language;
  /** The organisation's time zone: days turn at its midnight. */
  readonly timezone: string;
  /** A flat organisation has no departments. */
  readonly flat: boolean;
  /** How many active people may decide (Admin and Staff): with one alone, that one confirms their own requests. */
  readonly deciders: number;
  /** Whether the organisation lets people confirm their own requests although somebody else could. */
  readonly self_approval: boolean;
  /** What comes before everything else. */
  readonly must?: Must | undefined;
  /** When they last proved who they are: at the sign-in, or asked again since. */
  readonly proved_at: string;
  /** When they last approved something since they signed in. */
  readonly approved_at?: string | undefined;
  /** What the call may be about, where an API token made it (`isInScope`); whoever is signed in has no such limit. */
  readonly scopes?: readonly string[];
  /** Departments the person belongs to, children included where the membership says so. */
  readonly departments: readonly { readonly id: string; readonly access: DepartmentAccess }[];
  /** Those who are away today and named this person as their stand-in. */
  readonly stands_in_for?: readonly { readonly id: string; readonly name: string }[];
}

export const languages = ['en', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];
/** The way a language is read. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** What the client calls roles (specification 6): every type holds its own and those below it. */
export const rolesOf = (type: CallerType): Access[] => [roles[type]];
const roles = { Admin: 'admin', Staff: 'staff', User: 'user', Auditor: 'auditor' } as const;

const rank: Record<PersonType, number> = { User: 1, Staff: 2, Admin: 3 };
const needed: Record<Access, number> = {
  guest: 0,
  user: 1,
  staff: 2,
  admin: 3,
  auditor: Infinity,
  directory: Infinity,
};

/** Whether somebody of this type may make a call of this access. A guest has no type. An external auditor may make those that are for
 *  auditors, and of the others none but what says that it answers auditors too: whatever is added is closed to them. */
export function mayCall(access: Access, type: CallerType | undefined, auditorsToo = false): boolean {
  if (type === 'Auditor') return access === 'auditor' || access === 'guest' || auditorsToo;
  return needed[access] <= (type === undefined ? 0 : rank[type]);
}

/** Whether somebody's proof is fresh enough for this. An approval opens further ones only: nobody who finds an open session gives rights
 *  on the strength of it. */
export function isProved(
  { proved_at, approved_at = proved_at }: Pick<Actor, 'proved_at' | 'approved_at'>,
  sensitive: Sensitive,
  now: Date,
): boolean {
  const minutesSince = (moment: string) => (now.getTime() - Date.parse(moment)) / 60_000;
  if (minutesSince(proved_at) <= provedMinutes) return true;
  return (
    sensitive === 'approves' &&
    minutesSince(approved_at) <= provedMinutes &&
    minutesSince(proved_at) <= longestProvedMinutes
  );
}
