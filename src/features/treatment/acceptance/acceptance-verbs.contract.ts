import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { prose, reason } from '#platform/contract/wording.ts';
import { acceptance } from './acceptance.contract.ts';
import { acceptanceWorkflow, type AcceptanceVerb } from './acceptance.workflow.ts';

const endpoint = endpointsAbout('risk-acceptance');

/** A verb of an acceptance's way: it names the version, and answers the acceptance as it is then. */
const verb = <const Name extends AcceptanceVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...verbCall(acceptanceWorkflow, '/risk/acceptance/:id/', name),
  access: 'user' as const,
  body: z.strictObject({ version, ...body }),
  response: oneOf(acceptance),
});

/** Freezes the risks, and asks the approver for the decision. */
export const submitAcceptance = endpoint(verb('submit', {}));

export const withdrawAcceptance = endpoint(verb('withdraw', {}));

/** Freezes the risks anew, as they are now. */
export const refreezeAcceptance = endpoint(verb('refreeze', {}));

/** Accepts the risks until the last day. Refused with 409 where a risk is no longer what was frozen. */
export const approveAcceptance = endpoint({
  ...verb('approve', { note: prose.optional() }),
  access: 'staff',
});

export const rejectAcceptance = endpoint({ ...verb('reject', { note: reason }), access: 'staff' });

/** Takes the approval back: risks that no other approval covers are open again. */
export const revokeAcceptance = endpoint({ ...verb('revoke', { reason }), access: 'staff' });
