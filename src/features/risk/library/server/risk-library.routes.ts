import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-library.contract.ts';
import { findLibrary } from './risk-library.queries.ts';
import * as service from './risk-library.service.ts';

export const riskLibraryRoutes = [
  serve(contract.listLibrary, ({ db, actor, query, language }) => findLibrary(db, actor, query, language)),
  serve(contract.addLibraryItem, (call) => service.addLibraryItem(call, call.body)),
  serve(contract.changeLibraryItem, (call) => service.changeLibraryItem(call, call.params.id, call.body)),
  serve(contract.removeLibraryItem, (call) => service.removeLibraryItem(call, call.params.id, call.body)),
  serve(contract.addFromLibrary, (call) => service.addFromLibrary(call, call.params.id, call.body)),
  serve(contract.dismissLibraryItem, (call) => service.dismissLibraryItem(call, call.params.id, call.body)),
  serve(contract.reconsiderLibraryItem, (call) =>
    service.reconsiderLibraryItem(call, call.params.id, call.body),
  ),
];
