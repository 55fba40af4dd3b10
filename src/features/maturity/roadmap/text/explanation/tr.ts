import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  /** Of a plan that is made of gaps: a line for each. */
  plan: { objective: '{{question_id}}: seviye {{current}} yerine seviye {{desired}}' },
  formula: {
    gaps: 'Kapsamda olup hem mevcut hem hedef seviyesi bulunan ve hedefi mevcudun üstünde kalan sorular.',
    days: 'Bütün farkların kişi-günü: fark için planlandıysa planlanan, planlanmadıysa her seviye için efor sınıfının günü.',
    overall:
      'Yanıtı olan bölümlerin ağırlıklı ortalaması; bölüm, yanıtlanmış sorularının mevcut seviyelerinin ortalamasıdır.',
    forecast:
      'İlk farklar kapanmış gibi yeniden hesaplanan puan: onların soruları hedef seviyesinde, ötekiler olduğu yerdedir.',
    ranking:
      'Seviye farkı × sorunun ağırlığı × bölümün ağırlığı × (1 + bağlı açık risklerin puanı ÷ 25). Henüz hiçbir risk sorulara bağlı değil: son çarpan 1. Öncelik eşitse önce daha az gün isteyen, sonra bugün daha düşük olan, sonra çerçevedeki sıra gelir.',
    budget: 'Sıralamanın başından, günleri toplamda ayrılan günleri aşmayan farklar; arada atlanan olmaz.',
  },
  reason: {
    reached: 'Zaten olması gereken yerde',
    unanswered: 'Yanıtı yok',
    without_wish: 'Hedef seviyesi yok',
    not_applicable: 'Uygulanabilir değil',
    other_effort: 'Başka bir efor sınıfında',
  },
};
