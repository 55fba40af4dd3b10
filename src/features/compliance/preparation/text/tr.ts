import type { PreparationText } from './en.ts';

export const tr: PreparationText = {
  palette: {
    iso27001: 'Yeni ISO/IEC 27001 uyum değerlendirmesi',
    nist_csf: 'Yeni NIST CSF uyum değerlendirmesi',
    pci_dss: 'Yeni PCI DSS uyum değerlendirmesi',
    cis: 'Yeni CIS Controls uyum değerlendirmesi',
  },
  add: {
    title: 'Yeni değerlendirme',
    title_by: 'Yeni {{standard}} değerlendirmesi',
    verb: 'Değerlendirme oluştur',
    done: '{{ref}} oluşturuldu',
    nowhere: 'Değerlendirmeyi, bir birimi düzenleyebilenler başlatır. Biriminizin sorumlusuna sorun.',
    suggestion: '{{standard}} değerlendirmesi, {{period}}',
  },
  form: {
    what: 'Değerlendirilecek olan',
    who: 'Kimler çalışacak',
    department_choose: 'Birim seçin',
    whole: 'Bütün kuruluş',
    group: 'Uygulama grubu',
    groups: 'Kapsamdaki gruplar',
    groups_help: 'Herkesin karşıladığı gerekler her zaman sorulur.',
    groups_none: 'Yalnızca herkesin karşıladıkları',
    lead: 'Lider',
    lead_help: 'Değerlendirmeyi hazırlar, yanıtlara bakar ve onaya sunar.',
    lead_choose: 'Kişi seçin',
    reviewer_help: 'Onaylar ya da geri gönderir. Belirlenmezse bunu bir yönetici yapar.',
    reviewer_none: 'Bir yönetici',
    baseline: 'Yanıtların devralınacağı değerlendirme',
    baseline_help: 'Devralınan her yanıt, biri doğruladığında ya da değiştirdiğinde sayılır.',
    baseline_none: 'Yanıtsız başla',
    follows: 'Yanıtları izlenecek değerlendirmeler',
    follows_help:
      'Yanıtları, standartlar arasındaki eşlemelere göre buradakileri önerir. Başka türlü karar veren, o kontrol için izlemeyi bitirir.',
    follows_none: 'Hiçbiri',
    follows_nothing: 'Henüz izlenebilecek, başka bir standarda göre değerlendirme yok.',
  },
};
