import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import { prove } from '../proof.contract.ts';
import { proveAgain, type ProofNeeds } from './proof.service.ts';

export const proofRoutes = (needs: ProofNeeds) => [serveWithoutTransaction(prove, proveAgain(needs))];
