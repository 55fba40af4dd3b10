import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../risk-import.contract.ts';
import { applyImport } from './apply.service.ts';
import { mapImport } from './mapping.service.ts';
import { refusedRows } from './refused.service.ts';
import { findImport, findImportRows, findImports } from './risk-import.queries.ts';
import { discardImport, undoImport } from './undo.service.ts';
import { uploadImport } from './upload.service.ts';

export const riskImportRoutes = [
  serveWithoutTransaction(contract.uploadImport, (call) => uploadImport(call, call.file)),
  serve(contract.listImports, ({ db, actor }) => findImports(db, actor)),
  serve(contract.readImport, ({ db, actor, params }) => findImport(db, actor, params.id)),
  serve(contract.listImportRows, ({ db, actor, params, query, language }) =>
    findImportRows(db, actor, params.id, query, language),
  ),
  serveWithoutTransaction(contract.downloadRefused, (call) => refusedRows(call, call.params.id)),
  serveWithoutTransaction(contract.mapImport, (call) => mapImport(call, call.params.id, call.body)),
  serveWithoutTransaction(contract.applyImport, (call) => applyImport(call, call.params.id, call.body)),
  serveWithoutTransaction(contract.undoImport, (call) => undoImport(call, call.params.id, call.body)),
  serve(contract.discardImport, (call) => discardImport(call, call.params.id, call.body)),
];
