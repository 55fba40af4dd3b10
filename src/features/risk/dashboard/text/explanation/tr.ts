import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  chart: {
    others: 'Diğerleri',
    no_owner: 'Sahibi yok',
    no_category: 'Kategorisi yok',
    whole_organisation: 'Tüm kuruluş',
    unrated: 'Derecelendirilmemiş',
    older_model: 'Önceki sürümle derecelendirilmiş',
  },
  formula: {
    total: 'Silinmemiş tüm riskler; kapatılanlar ve ön inceleme bekleyenler dahil.',
    open: 'Ön incelemesi yapılmış ve kapatılmamış riskler: oluşturulmuş, kabul edilmiş, kaçınılmış, azaltılmış veya devredilmiş.',
    created: 'Ön incelemesi yapılmış, “oluşturuldu” durumundaki riskler.',
    accepted:
      '“Kabul edildi” durumundaki riskler. Kabul kararları daha sonra verilir: o zamana kadar risk “oluşturuldu” durumunda kalır.',
    avoided: '“Kaçınıldı” durumundaki riskler.',
    mitigated: '“Azaltıldı” durumundaki riskler.',
    transferred: '“Devredildi” durumundaki riskler.',
    closed: '“Kapatıldı” durumundaki riskler.',
    untriaged: 'Bildirilmiş, ancak ön incelemesi henüz yapılmamış riskler.',
    awaiting_decision: 'Birinin istediği, başka birinin onaylaması gereken bir değişikliği olan riskler.',
    acceptance_open:
      'Kabul edilmesi öngörülen, “oluşturuldu” durumundaki riskler: kabul kararı henüz verilmedi.',
    overdue_review: 'Kapatılmamış ve gözden geçirme tarihi bugünden önce olan riskler.',
    unrated: 'Kapatılmamış ve ne doğal ne de artık derecesi verilmiş riskler.',
    in_highest_levels:
      'Kullanımdaki matrisin en yüksek iki seviyesinden birindeki açık riskler: artık seviye, artık derece yoksa doğal seviye.',
    by_level: 'Açık riskler; doğal, artık ve hedef derecelerinin kullanımdaki matristeki seviyesine göre.',
    risk_matrix: 'Açık riskler; doğal, artık ve hedef derecelerinin olasılığına ve etkisine göre.',
    user_bar_chart:
      'Her sahibin açık riskleri, seviyeye göre: artık seviye, artık derece yoksa doğal seviye.',
    bar_chart_1:
      'Her birimin, alt birimleri dahil, açık riskleri, seviyeye göre: artık seviye, artık derece yoksa doğal seviye.',
    bar_chart_1_flat:
      'Her kategorinin açık riskleri, seviyeye göre: artık seviye, artık derece yoksa doğal seviye.',
    bar_chart_data:
      'Risklerin her duruma kaç kez geçtiği, takvim {{interval}} bazında. Bir risk her geçişte sayılır.',
    risk_created: 'Aralıkta risklerin “oluşturuldu” durumuna kaç kez geçtiği; yeniden açılanlar dahil.',
    risk_closed: 'Aralıkta risklerin kaç kez kapatıldığı.',
    risk_accepted:
      'Aralıkta risklerin “kabul edildi” durumuna kaç kez geçtiği. Kabul kararları daha sonra verilir: o zamana kadar risk “oluşturuldu” durumunda kalır.',
    risk_avoided: 'Aralıkta risklerin “kaçınıldı” durumuna kaç kez geçtiği.',
    risk_mitigated: 'Aralıkta risklerin “azaltıldı” durumuna kaç kez geçtiği.',
    risk_transferred: 'Aralıkta risklerin “devredildi” durumuna kaç kez geçtiği.',
  },
  interval: { month: 'ay', quarter: 'çeyrek' },
  reason: {
    closed: 'Kapatılmış',
    untriaged: 'Ön inceleme bekliyor',
    deleted: 'Silinmiş',
    unrated: 'Derecelendirilmemiş',
    older_model: 'Matrisin önceki bir sürümüyle derecelendirilmiş',
    elsewhere: 'Birimlerinizin dışında: sahibi siz olduğunuz veya siz bildirdiğiniz için görüyorsunuz',
  },
};
