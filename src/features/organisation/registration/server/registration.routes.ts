import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import { readRegistration, signUp } from '../registration.contract.ts';
import { signUp as register, type RegistrationNeeds } from './registration.service.ts';

export const registrationRoutes = (needs: RegistrationNeeds) => [
  serveWithoutTransaction(readRegistration, () => ({ is_open: needs.isOpen })),
  serveWithoutTransaction(signUp, register(needs)),
];
