import type { VerbText } from './en.ts';

export const verb: VerbText = {
  name: {
    merge: 'Diğerleriyle birleştir',
  },
  conflict: {
    stale:
      'Siz açtıktan sonra biri bu kontrolü değiştirdi. Yazdıklarınız duruyor; kontrolün şimdiki haline uygulamak için yeniden kaydedin.',
    by: '{{name}}, siz açtıktan sonra bu kontrolü değiştirdi. Yazdıklarınız duruyor; kontrolün şimdiki haline uygulamak için yeniden kaydedin.',
    impossible:
      'Bu arada kontrol değişti ve bu artık mümkün değil. Yazdıklarınız, siz bu pencereyi kapatana kadar burada durur.',
    impossible_by:
      'Bu arada {{name}} kontrolü değiştirdi ve bu artık mümkün değil. Yazdıklarınız, siz bu pencereyi kapatana kadar burada durur.',
  },
  note: 'Not',
  statement: 'İşleyiş beyanı',
  start: {
    done: '{{ref}} sürüyor.',
  },
  implement: {
    title: '{{ref}} uygulandı olarak işaretlensin',
    verb: 'Uygulandı olarak işaretle',
    done: '{{ref}} uygulandı.',
    text: 'İşlediğini nereden bildiğinizi yazın. Kabul edilmiş kanıt da bunu gösterir.',
  },
  degrade: {
    title: '{{ref}} zayıfladı olarak işaretlensin',
    verb: 'Zayıfladı olarak işaretle',
    done: '{{ref}} zayıfladı.',
    text: 'Kısmen işliyor. Artık risk onu yarı sayar.',
  },
  retire: {
    title: '{{ref}} kullanımdan kaldırılsın',
    verb: 'Kullanımdan kaldır',
    done: '{{ref}} kullanımdan kaldırıldı.',
    text: 'Artık hiçbir şeyi korumaz. Geçmişi saklanır.',
  },
  merge: {
    title: 'Diğerlerini {{ref}} ile birleştir',
    verb: 'Birleştir',
    done: '{{ref}} ile birleştirildi.',
    text: '{{ref}} onların risklerini, testlerini ve kanıtlarını devralır. Onlar kullanımdan kaldırılır ve ona yönlendirir.',
  },
  delete: {
    done: '{{ref}} silindi.',
    text: '“{{title}}” katalogdan ve risklerinden kaybolur. Bir yönetici 30 gün içinde geri getirebilir.',
  },
  restore: {
    done: '{{ref}} geri getirildi.',
  },
  impact: {
    loses_one: '1 açık risk bu kontrolü kaybeder.',
    loses_other: '{{count}} açık risk bu kontrolü kaybeder.',
    none: 'Hiçbir açık risk korumasını kaybetmez.',
    alone: 'Bunları işleyen başka hiçbir kontrol korumuyor:',
    requirements: 'Onu kaybeden gereklilikler: {{list}}',
  },
  merged: 'Birleştirilecek kontroller',
};
