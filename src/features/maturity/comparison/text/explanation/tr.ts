import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  formula: {
    overall:
      'Yanıtı olan bölümlerin ağırlıklı ortalaması; bölüm, yanıtlanmış sorularının mevcut seviyelerinin ortalamasıdır.',
    change:
      'Sonraki değerlendirmenin puanından öncekinin puanı çıkarılır; ikisi de gösterildiği gibi tek ondalıkla.',
    counts: 'Mevcut seviyesi sonraki değerlendirmede daha yüksek, daha düşük ya da aynı olan sorular.',
  },
  reason: {
    unanswered: 'Yanıtı yok',
    not_applicable: 'Uygulanabilir değil',
    incomparable: 'Taraflardan birinde mevcut seviyesi yok',
  },
};
