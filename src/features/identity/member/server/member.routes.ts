import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../member.contract.ts';
import { findMember, findMembers } from './member.queries.ts';
import { changeMember } from './member.service.ts';

export const memberRoutes = [
  serve(contract.listMembers, ({ db, query }) => findMembers(db, query)),
  serve(contract.readMember, async ({ db, params }) => (await findMember(db, params.id)) ?? refuse(notFound)),
  serve(contract.changeMember, (call) => changeMember(call, call.params.id, call.body)),
];
