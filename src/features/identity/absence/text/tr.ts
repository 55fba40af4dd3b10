import type { AbsenceText } from './en.ts';

export const tr: AbsenceText = {
  refusals: {
    delegate_unknown: 'Kuruluşun başka bir etkin üyesini seçin.',
    absence_backwards: 'Son gün ilk günden önce.',
    absence_over: 'Bu izin süresi zaten bitmiş.',
    absence_too_long: 'İzin süresi en çok bir yıl olabilir.',
    delegate_lacks_type: 'Vekil sizin yetkilerinize sahip olmalıdır; bu kişinin yetkileri daha az.',
    delegate_lacks_departments:
      'Vekil sizin yetkilerinize sahip olmalıdır; bu kişinin yetkileri şu birimlerde daha az: {{departments}}.',
    delegate_absent: 'Bu kişi bu günlerin bir bölümünde izinli.',
  },
  holdings: { stand_in: 'İzinli kişilere vekillik' },
  profile: {
    title: 'İzin ve vekil',
    about:
      'Siz izindeyken vekiliniz sizin yerinize karar verir: sahip olarak, gözden geçiren olarak ve size verilen işlerde. Günlükte kimin adına olduğu yazar.',
    from: 'İlk gün',
    to: 'Son gün',
    delegate: 'Vekil',
    nobody: 'Henüz kimse',
    save: 'Vekili belirle',
    end: 'Döndüm',
    saved: '{{name}} size vekillik ediyor.',
    ended: 'Artık kimse size vekillik etmiyor.',
    standing_in: '{{name}} adlı kişiye vekillik ediyorsunuz: {{from}} – {{to}}.',
    own: '{{name}} size vekillik ediyor: {{from}} – {{to}}.',
  },
};
