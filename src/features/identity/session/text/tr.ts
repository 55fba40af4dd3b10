import type { SessionText } from './en.ts';

export const tr: SessionText = {
  notice: {
    logging_in: 'JWT ile oturum açılıyor',
    logged_in: 'JWT ile oturum açıldı',
    expired: 'access_token süresi doldu',
    invalid: 'Geçersiz access_token',
    failed: 'Anahtarla oturum açılamadı.',
    idle: 'Bir süre işlem yapmadığınız için oturumunuz sona erdi. Yeniden oturum açın.',
  },
};
