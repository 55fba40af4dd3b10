import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import * as contract from '../picture.contract.ts';
import { changePicture, findPicture, removePicture } from './picture.service.ts';

export const pictureRoutes = (throttle: Throttle) => [
  serve(contract.readPicture, ({ db, params }) => findPicture(db, params.id)),
  serveWithoutTransaction(contract.changePicture, changePicture(throttle)),
  serve(contract.removePicture, removePicture),
];
