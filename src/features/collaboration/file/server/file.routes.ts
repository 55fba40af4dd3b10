import { serve, serveWithoutTransaction, type Served } from '#platform/server/http/serve.ts';
import * as contract from '../file.contract.ts';
import { downloadFile, listFiles, removeFile } from './file.service.ts';
import { beginFile, completeFile, readFileUpload, sendFilePart, type FileNeeds } from './upload.service.ts';

export const fileRoutes = (needs: FileNeeds): Served[] => [
  serveWithoutTransaction(contract.beginFile, beginFile(needs)),
  serve(contract.readFileUpload, (call) => readFileUpload(call, call.params.id)),
  serveWithoutTransaction(contract.sendFilePart, sendFilePart),
  serveWithoutTransaction(contract.completeFile, completeFile(needs)),
  serve(contract.listFiles, (call) => listFiles(call, needs, call.query)),
  serveWithoutTransaction(contract.downloadFile, downloadFile(needs)),
  serve(contract.removeFile, (call) => removeFile(call, needs, call.params.id, call.body)),
];
