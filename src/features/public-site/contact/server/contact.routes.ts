import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { sendContactQuery } from '../contact.contract.ts';
import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import { storeContactQuery, type ContactLimits } from './contact.service.ts';

export const contactRoutes = (captcha: CaptchaService, throttle: Throttle, limits: ContactLimits) => [
  serveWithoutTransaction(sendContactQuery, storeContactQuery(captcha, throttle, limits)),
];
