import type { WordsText } from './en.ts';

export const words: WordsText = {
  status: {
    untriaged: 'Ön inceleme bekliyor',
    created: 'Oluşturuldu',
    accepted: 'Kabul edildi',
    avoided: 'Kaçınıldı',
    mitigated: 'Azaltıldı',
    transferred: 'Devredildi',
    closed: 'Kapatıldı',
  },
  treatment: {
    undecided: 'Karar verilmedi',
    mitigate: 'Azalt',
    accept: 'Kabul et',
    avoid: 'Kaçın',
    transfer: 'Devret',
  },
  source: {
    workshop: 'Çalıştay',
    audit: 'Denetim',
    incident: 'Olay',
    assessment: 'Değerlendirme',
    user: 'Bir kişinin bildirimi',
    library: 'Risk kütüphanesi',
    pia: 'Gizlilik değerlendirmesi',
    import: 'İçe aktarma',
  },
  flag: {
    untriaged: 'Ön inceleme bekliyor',
    awaiting_decision: 'Karar bekliyor',
    acceptance_open: 'Kabul kararı bekliyor',
    unrated: 'Derecelendirilmemiş',
    overdue_review: 'Gözden geçirme gecikmiş',
    older_model: 'Eski modelle derecelendirilmiş',
  },
  basis: { current: 'Seviye', inherent: 'Doğal', residual: 'Artık', target: 'Hedef' },
  unrated: 'Derecelendirilmemiş',
  close_reason: {
    no_longer_exists: 'Artık geçerli değil',
    duplicate_of: 'Başka bir riskin tekrarı',
    merged_into: 'Başka bir riskle birleştirildi',
    treated_stable: 'İşlendi ve kararlı',
    entered_in_error: 'Yanlışlıkla girildi',
    rejected: 'Ön incelemede reddedildi',
    imported: 'Geldiği dosyada kapatılmış',
  },
};
