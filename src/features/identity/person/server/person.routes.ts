import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../person.contract.ts';
import { finishFirstSignIn } from './first-sign-in.service.ts';
import { changePreferences } from './preferences.service.ts';
import { findColleagues, findOwnData } from './shared/person.queries.ts';

export const personRoutes = [
  serve(contract.changePreferences, (call) => changePreferences(call, call.body.user)),
  serve(contract.readOwnData, ({ db, actor }) => findOwnData(db, actor.id)),
  serve(contract.finishFirstSignIn, finishFirstSignIn),
  serve(contract.listColleagues, ({ db, actor }) => findColleagues(db, actor)),
];
