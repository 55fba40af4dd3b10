import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { sendContactQuery } from '../contact.contract.ts';
import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import { storeContactQuery, type ContactNeeds } from './contact.service.ts';

export const contactRoutes = (captcha: CaptchaService, throttle: Throttle, needs: ContactNeeds) => [
  serveWithoutTransaction(sendContactQuery, storeContactQuery(captcha, throttle, needs)),
];
