import type { IncidentText } from './en.ts';

export const tr: IncidentText = {
  refusals: {
    ref_taken: 'Bu referans başka bir olayda kullanılıyor.',
    cause_missing: 'Önce olayın nedenini yazın.',
    own_incident: 'Sahibi olduğunuz veya çözdüğünüz olayı başkası kapatır.',
    incident_department_archived: 'Bu olayın birimi arşivlendi. Önce birimi geri alın.',
  },
  holdings: { incidents: 'Açık olaylar', incident_owner: 'Sahibi olduğu olaylar' },
  field: {
    severity: 'Önem derecesi',
    occurred_on: 'Olay tarihi',
    cause: 'Neden',
    containment: 'Alınan önlem',
    created: 'Bildirildi',
    resolved: 'Çözüldü',
    closed: 'Kapatıldı',
  },
  words: {
    status: {
      reported: 'Bildirildi',
      triaged: 'Ön incelemesi yapıldı',
      contained: 'Kontrol altında',
      resolved: 'Çözüldü',
      closed: 'Kapatıldı',
    },
    kind: { data: 'Veri', service: 'Hizmet', money: 'Para', place: 'Tesis' },
    severity: { 1: '1 – Kritik', 2: '2 – Yüksek', 3: '3 – Orta', 4: '4 – Düşük' },
  },
  list: {
    title: 'Olaylar',
    new: 'Olay bildir',
    column: { title: 'Olay' },
    filter: {
      search: 'Olayları referans veya başlığa göre arayın',
      search_short: 'Olay ara',
      open: 'Tüm açık olaylar',
      any_kind: 'Tüm türler',
      me: 'Olaylarım',
    },
    empty: 'Henüz olay yok. Olay; neyin ters gittiğini, kimin ilgilendiğini ve nedenini söyler.',
    none: 'Bu filtrelere uyan olay yok.',
  },
  page: {
    name: 'Olay',
    unknown: 'Bu olay artık yok ya da size açık değil.',
    texts: 'Ne oldu',
    not_yet: 'Henüz belirtilmedi.',
  },
  form: { add: 'Olayı bildir', added: '{{ref}} bildirildi' },
  verb: {
    conflict: {
      stale:
        'Siz açtıktan sonra biri bu olayı değiştirdi. Yazdıklarınız duruyor; olayın şimdiki hâline uygulamak için yeniden kaydedin.',
      by: 'Siz açtıktan sonra {{name}} bu olayı değiştirdi. Yazdıklarınız duruyor; olayın şimdiki hâline uygulamak için yeniden kaydedin.',
      impossible:
        'Bu arada olay değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
      impossible_by:
        'Bu arada {{name}} olayı değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    },
    containment: 'Zararın büyümesini önleyen önlem',
    triage: {
      title: '{{ref}} ön incelemesi',
      text: 'Sahibi, son tarihe kadar olayla ilgilenir; kendisine bildirilir.',
      verb: 'Ön incelemeyi yap',
      done: '{{ref}} ön incelemesi yapıldı',
    },
    contain: {
      title: '{{ref}} kontrol altında',
      text: 'Artık zarar büyümüyor; nedeni henüz bilinmeyebilir.',
      verb: 'Kontrol altında olarak işaretle',
      done: '{{ref}} kontrol altında',
    },
    resolve: { verb: 'Çözüldü olarak işaretle', done: '{{ref}} çözüldü' },
    close: {
      title: '{{ref}} kapatılsın',
      text: 'Olayın sona erdiğini onaylıyorsunuz.',
      verb: 'Kapat',
      done: '{{ref}} kapatıldı',
    },
    reopen: {
      text: 'Olay sona ermemiş: sahibi yeniden ilgilenir.',
      done: '{{ref}} yeniden açık',
    },
    delete: {
      text: '“{{title}}” listelerden kalkar. Bir yönetici geri getirebilir.',
      done: '{{ref}} silindi',
    },
    restore: { done: '{{ref}} geri getirildi' },
  },
  story: {
    action: {
      reported: 'Bildirildi',
      triaged: 'Ön incelemesi yapıldı',
      contained: 'Kontrol altına alındı',
      resolved: 'Çözüldü',
      closed: 'Kapatıldı',
    },
  },
};
