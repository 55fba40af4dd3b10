import { serve, serveAlone } from '#platform/server/serve.ts';
import type { AccessTokens } from '#platform/server/access-token.ts';
import type { Attempts } from '#platform/server/attempts.ts';
import type { KnownOrganisations } from '#features/organisation/server/shared/known-organisations.ts';
import * as contract from '../identity.contract.ts';
import * as passwords from '../password.contract.ts';
import * as pictures from '../picture.contract.ts';
import * as views from '../saved-view.contract.ts';
import * as sessions from '../session.contract.ts';
import { findColleagues, findOwnData, findScreenMemory } from './identity.queries.ts';
import { changeView, deleteView, findViews, keepView } from './saved-view.service.ts';
import { changePreferences, rememberScreen, renewToken, signOut } from './identity.service.ts';
import { signIn } from './sign-in.service.ts';
import { changePassword } from './password.service.ts';
import { changePicture, findPicture, removePicture } from './picture.service.ts';
import { endOtherSessions, endSession, findSessions } from './session.service.ts';

export const identityRoutes = (tokens: AccessTokens, attempts: Attempts, known: KnownOrganisations) => [
  serveAlone(contract.signIn, signIn(tokens, attempts, known)),
  serve(contract.signOut, ({ db, actor, by }) => signOut(db, actor, by)),
  serveAlone(contract.renewToken, renewToken(tokens)),
  serve(contract.changePreferences, ({ db, actor, by, body }) => changePreferences(db, actor, by, body.user)),
  serve(contract.readOwnData, ({ db, actor }) => findOwnData(db, actor.id)),
  serve(contract.listColleagues, ({ db, actor }) => findColleagues(db, actor)),
  serve(contract.readScreen, ({ db, actor, params }) => findScreenMemory(db, actor, params.screen)),
  serve(contract.rememberScreen, ({ db, actor, by, params, body }) =>
    rememberScreen(db, actor, by, params.screen, body),
  ),
  serveAlone(passwords.changePassword, changePassword(attempts, known)),
  serve(pictures.readPicture, ({ db, params }) => findPicture(db, params.id)),
  serveAlone(pictures.changePicture, changePicture(attempts)),
  serve(pictures.removePicture, ({ db, actor, by }) => removePicture(db, actor, by)),
  serve(sessions.listSessions, ({ db, actor }) => findSessions(db, actor)),
  serve(sessions.endSession, ({ db, actor, by, params }) => endSession(db, actor, by, params.id)),
  serve(sessions.endOtherSessions, ({ db, actor, by }) => endOtherSessions(db, actor, by)),
  serve(views.listViews, ({ db, actor, query }) => findViews(db, actor, query.screen)),
  serve(views.keepView, ({ db, actor, by, body }) => keepView(db, actor, by, body)),
  serve(views.changeView, ({ db, actor, by, params, body }) => changeView(db, actor, by, params.id, body)),
  serve(views.deleteView, ({ db, actor, by, params, body }) => deleteView(db, actor, by, params.id, body)),
];
