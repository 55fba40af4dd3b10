import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  chart: {
    current: 'Mevcut',
    desired: 'Hedef',
    previous: 'Önceki',
    unanswered: 'Yanıtlanmamış',
    not_applicable: 'Uygulanabilir değil',
  },
  formula: {
    current:
      'Her bölümün mevcut seviyelerinin 0 ile 5 arasındaki ortalaması; ardından bölümlerin eşit ağırlıklı ortalaması. En son, yarımlar yukarı yuvarlanır.',
    current_by_weight:
      'Her bölümün mevcut seviyelerinin 0 ile 5 arasındaki ağırlıklı ortalaması; ardından bölümlerin ağırlıklı ortalaması. Ağırlıklar çerçevede yazılanlardır. En son, yarımlar yukarı yuvarlanır.',
    current_by_function:
      'Her güvenlik işlevine ait CIS önlemlerinin mevcut seviyelerinin 0 ile 5 arasındaki ortalaması; ardından altı işlevin ortalaması. En son, yarımlar yukarı yuvarlanır.',
    desired:
      'Hem mevcut hem hedef seviyesi olan soruların hedef seviyelerinin ortalaması; önce bölüm içinde, sonra bölümler arasında.',
    gap: 'Hem mevcut hem hedef seviyesi olan sorularda hedefin mevcudun ne kadar üzerinde olduğu; önce bölüm içinde, sonra bölümler arasında. Hedefini aşan bir soru başka bir sorunun farkını kapatmaz.',
    coverage: 'Uygulanabilir sorulardan mevcut seviyesi olanların payı.',
    section: 'Her bölümdeki soruların mevcut ve hedef seviyelerinin ortalaması.',
    function:
      'Her güvenlik işlevindeki soruların mevcut ve hedef seviyelerinin ortalaması. NIST’te işlev, kategorilerinin ortalamasıdır.',
    implementation_group:
      'Her uygulama grubundaki soruların mevcut ve hedef seviyelerinin ortalaması. Her grup kendinden öncekileri içerir.',
    capability:
      'Her operasyonel yetkinliğe ait kontrollerin mevcut ve hedef seviyelerinin ortalaması. Birden çok yetkinliğe ait bir kontrol her birinde sayılır; 4–10 arası maddeler hiçbirine ait değildir.',
    level_distribution:
      'Bugün her seviyede ve her hedef seviyede kaç soru olduğu. Her soru, ağırlığı ne olursa olsun bir kez sayılır.',
    trend:
      'Onaylanmış değerlendirmelerin, yerine yenisi geçenler dahil, son 12 dönemi; dönemin son gününde. O günlerin her birinde her birim, o güne kadarki en yeni değerlendirmesiyle sayılır.',
    top_gaps:
      'Hedef eksi mevcut seviye; sorunun ve bölümünün ağırlığıyla ve “1 artı bağlı açık risklerin puanı bölü 25” ile çarpılır. Riskler henüz bağlanamadığından bu çarpan 1’dir. Eşit farklarda daha az gün gerektiren önce gelir.',
    departments: 'Her birim için gösterilen değerlendirmenin değerleri.',
    tier: 'NIST değerlendirmesinin tüm kuruluş için belirttiği kademe. Sorulardan hesaplanmaz.',
  },
  weighted: 'Sorular ve bölümler çerçevedeki ağırlıklarıyla sayılır.',
  several: {
    mean: 'Birleşim: birimlerin ve varsa kuruluşun kendi değerlendirmesinin ortalaması; her biri, sorularının yanıtlanan payı kadar ağırlıktadır.',
    pooled: 'Birleşim: hepsinin soruları birlikte sayılır.',
    shared: 'Birleşim: soruyu derecelendirenlerin ortalaması.',
    each: '',
  },
  reason: {
    not_applicable: 'Uygulanabilir olmayan sorular',
    unanswered: 'Mevcut seviyesi olmayan sorular',
    without_desired: 'Hedef seviyesi olmayan sorular',
    departments_missing: 'Gönderilmiş veya onaylanmış değerlendirmesi olmayan birimler',
  },
};
