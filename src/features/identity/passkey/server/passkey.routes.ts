import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../passkey.contract.ts';
import {
  beginMaking,
  findPasskeys,
  keepPasskey,
  removePasskey,
  renamePasskey,
  type OwnPasskeyNeeds,
} from './passkey.service.ts';

export const passkeyRoutes = (needs: OwnPasskeyNeeds) => [
  serve(contract.listPasskeys, ({ db, actor }) => findPasskeys(db, actor.id)),
  serve(contract.beginPasskey, (call) => beginMaking(call, needs)),
  serve(contract.addPasskey, (call) => keepPasskey(call, call.body, needs)),
  serve(contract.renamePasskey, (call) => renamePasskey(call, call.params.id, call.body)),
  serve(contract.removePasskey, (call) => removePasskey(call, call.params.id, needs)),
];
