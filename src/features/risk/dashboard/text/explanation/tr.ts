import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  chart: {
    others: 'Diğerleri',
    no_owner: 'Sahibi yok',
    no_category: 'Kategorisi yok',
    whole_organisation: 'Tüm kuruluş',
    unrated: 'Derecelendirilmemiş',
    older_model: 'Önceki sürümle derecelendirilmiş',
    avoided: 'Kaçınıldı',
  },
  formula: {
    total: 'Silinmemiş tüm riskler; kapatılanlar, reddedilenler ve ön inceleme bekleyenler dahil.',
    open: 'Ön incelemesi yapılmış ve kapatılmamış riskler: oluşturulmuş, kabul edilmiş, kaçınılmış, azaltılmış veya devredilmiş.',
    created: 'Ön incelemesi yapılmış, “oluşturuldu” durumundaki riskler.',
    accepted:
      '“Kabul edildi” durumundaki riskler. Kabul kararları daha sonra verilir: o zamana kadar risk “oluşturuldu” durumunda kalır.',
    avoided: '“Kaçınıldı” durumundaki riskler.',
    mitigated: '“Azaltıldı” durumundaki riskler.',
    transferred: '“Devredildi” durumundaki riskler.',
    closed: '“Kapatıldı” durumundaki riskler; ön incelemede reddedilenler hariç.',
    untriaged: 'Bildirilmiş, ancak ön incelemesi henüz yapılmamış riskler.',
    rejected: 'Ön incelemede reddedilen riskler.',
    awaiting_decision: 'Birinin istediği, başka birinin onaylaması gereken bir değişikliği olan riskler.',
    expiring_acceptance: 'Kabulü 30 gün içinde sona erecek, kabul edilmiş riskler.',
    above_appetite: 'Kapatılmamış ve seviyesi, kendileri için geçerli risk iştahının dışında olan riskler.',
    overdue_review: 'Kapatılmamış ve gözden geçirme tarihi bugünden önce olan riskler.',
    unrated: 'Kapatılmamış ve ne doğal ne de artık derecesi verilmiş riskler.',
    in_highest_levels:
      'Kullanımdaki matrisin en yüksek iki seviyesinden birindeki açık riskler: artık seviye, artık derece yoksa doğal seviye.',
    by_level:
      'Açık riskler; mevcut, doğal, artık ve hedef derecelerinin kullanımdaki matristeki seviyesine göre. Mevcut derece artık derecedir, artık derece yoksa doğal derecedir. Kaçınılan riskin seviyesi yoktur.',
    risk_matrix:
      'Açık riskler; mevcut, doğal, artık ve hedef derecelerinin olasılığına ve etkisine göre. Mevcut derece artık derecedir, artık derece yoksa doğal derecedir. Kaçınılan risk hiçbir hücrede yer almaz.',
    user_bar_chart:
      'Her sahibin açık riskleri, seviyeye göre: artık seviye, artık derece yoksa doğal seviye.',
    bar_chart_1:
      'Her birimin, alt birimleri dahil, açık riskleri, seviyeye göre: artık seviye, artık derece yoksa doğal seviye.',
    bar_chart_1_flat:
      'Her kategorinin açık riskleri, seviyeye göre: artık seviye, artık derece yoksa doğal seviye.',
    change:
      'Bir göstergenin bugünkü değeri eksi o günün başındaki değeri. O günkü değer, panonun o gün gösterdiğidir: içe aktarılan risk aktarıldığı günden başlayarak, silinen risk silinene kadar, taşınan risk o gün bulunduğu birimde, yeni bir derece ise verildiği günden başlayarak sayılır. Bugün üyesi olduğunuz birimler ile sahibi olduğunuz veya bildirdiğiniz riskler sayılır. Seviyeler, kullanımdaki matris aynı kaldığı sürece karşılaştırılır.',
    bar_chart_data:
      'Risklerin her duruma kaç kez geçtiği, takvim {{interval}} bazında. Bir risk her geçişte sayılır.',
    risk_created:
      'Aralıkta risklerin “oluşturuldu” durumuna kaç kez geçtiği: ön incelemesi yapılanlar, birim adına karar verenlerin bildirdikleri ve yeniden açılanlar. İçe aktarılan risk, bildirildiği tarihte sayılır.',
    risk_closed:
      'Aralıkta risklerin kaç kez kapatıldığı; ön incelemede reddedilenler hariç. İçe aktarılan dosyada kapatılmış görünen, dosyadaki tarihte sayılır.',
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
    rejected: 'Ön incelemede reddedildi',
    avoided: 'Kaçınıldı: derecelendirilecek bir şey kalmadı',
    closed_without_day:
      'Ne zaman kapatıldığını söylemeyen bir dosyada kapatılmış, tarih aralığından bağımsız',
  },
};
