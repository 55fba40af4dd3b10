import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../member.contract.ts';
import { findMembers } from './member.queries.ts';
import { changeMember, readMember } from './member.service.ts';

export const memberRoutes = [
  serve(contract.listMembers, ({ db, query }) => findMembers(db, query)),
  serve(contract.readMember, ({ db, params }) => readMember(db, params.id)),
  serve(contract.changeMember, (call) => changeMember(call, call.params.id, call.body)),
];
