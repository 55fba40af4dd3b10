import type { StoryText } from './en.ts';

export const story: StoryText = {
  action: {
    created: 'Bildirildi',
    raised: 'Başarısız bir test üzerine bildirildi',
    assigned: 'Atandı',
    resolved: 'Giderildi',
    verified: 'Doğrulandı ve kapatıldı',
    returned: 'Geri gönderildi: etkili değil',
    dismissed: 'Düşürüldü',
    plan_opened: 'Plan açıldı',
  },
};
