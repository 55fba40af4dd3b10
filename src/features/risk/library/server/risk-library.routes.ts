import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-library.contract.ts';
import { findLibrary } from './risk-library.queries.ts';
import * as service from './risk-library.service.ts';

export const riskLibraryRoutes = [
  serve(contract.listLibrary, ({ db, query, ...asked }) => findLibrary(db, asked, query)),
  serve(contract.addLibraryItem, ({ db, body, ...asked }) => service.addLibraryItem(db, asked, body)),
  serve(contract.changeLibraryItem, ({ db, params, body, ...asked }) =>
    service.changeLibraryItem(db, asked, params.id, body),
  ),
  serve(contract.removeLibraryItem, ({ db, params, body, ...asked }) =>
    service.removeLibraryItem(db, asked, params.id, body),
  ),
  serve(contract.addFromLibrary, ({ db, params, body, ...asked }) =>
    service.addFromLibrary(db, asked, params.id, body),
  ),
  serve(contract.dismissLibraryItem, ({ db, params, body, ...asked }) =>
    service.dismissLibraryItem(db, asked, params.id, body),
  ),
  serve(contract.reconsiderLibraryItem, ({ db, params, body, ...asked }) =>
    service.reconsiderLibraryItem(db, asked, params.id, body),
  ),
];
