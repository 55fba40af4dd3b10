import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../organisation-settings.contract.ts';
import {
  addMailDomain,
  findMailDomains,
  removeMailDomain,
  verifyMailDomain,
  type FindTexts,
} from './mail-domain.service.ts';
import { changeOrganisation, findOrganisation } from './organisation-settings.service.ts';

export const organisationRoutes = (adminUrl: string, findTexts: FindTexts) => [
  serve(contract.readOrganisation, ({ db }) => findOrganisation(db)),
  serveWithoutTransaction(contract.changeOrganisation, changeOrganisation(adminUrl)),
  serveWithoutTransaction(contract.listMailDomains, findMailDomains),
  serveWithoutTransaction(contract.addMailDomain, addMailDomain),
  serveWithoutTransaction(contract.verifyMailDomain, verifyMailDomain(adminUrl, findTexts)),
  serveWithoutTransaction(contract.removeMailDomain, removeMailDomain(adminUrl)),
];
