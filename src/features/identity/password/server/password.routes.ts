import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../password.contract.ts';
import { askForLink, changePassword, type PasswordNeeds } from './password.service.ts';

export const passwordRoutes = (needs: PasswordNeeds) => [
  serveWithoutTransaction(contract.changePassword, changePassword(needs)),
  serveWithoutTransaction(contract.forgotPassword, askForLink(needs)),
];
