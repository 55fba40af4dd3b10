import { readCaptcha } from '#platform/contract/captcha.ts';
import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { CaptchaService } from './captcha.ts';

export const captchaRoutes = (captcha: CaptchaService) => [
  serveWithoutTransaction(readCaptcha, ({ now }) => captcha.challenge(now)),
];
