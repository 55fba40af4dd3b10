import { serve, serveAlone } from '#platform/server/http/serve.ts';
import * as contract from '../risk-import.contract.ts';
import { applyImport } from './apply.service.ts';
import { mapImport } from './mapping.service.ts';
import { refusedRows } from './refused.service.ts';
import { findImport, findImportRows, findImports } from './risk-import.queries.ts';
import { discardImport, undoImport } from './undo.service.ts';
import { uploadImport } from './upload.service.ts';

export const riskImportRoutes = [
  serveAlone(contract.uploadImport, ({ inside, actor, by, file }) => uploadImport(inside, actor, by, file)),
  serve(contract.listImports, ({ db, actor }) => findImports(db, actor)),
  serve(contract.readImport, ({ db, actor, params }) => findImport(db, actor, params.id)),
  serve(contract.listImportRows, ({ db, actor, params, query, language }) =>
    findImportRows(db, actor, params.id, query, language),
  ),
  serve(contract.downloadRefused, ({ db, actor, params, language }) =>
    refusedRows(db, actor, params.id, language),
  ),
  serveAlone(contract.mapImport, ({ inside, actor, by, params, body }) =>
    mapImport(inside, actor, by, params.id, body),
  ),
  serveAlone(contract.applyImport, ({ inside, actor, by, params, body }) =>
    applyImport(inside, actor, by, params.id, body),
  ),
  serveAlone(contract.undoImport, ({ inside, actor, by, params, body }) =>
    undoImport(inside, actor, by, params.id, body),
  ),
  serve(contract.discardImport, ({ db, actor, by, params, body }) =>
    discardImport(db, actor, by, params.id, body),
  ),
];
