import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  formula: {
    risk: 'Benzetimi yapılan her yılda olay, yıllık olasılıkla gerçekleşir; gerçekleşirse kayıp, %5 ve %95 yüzdelikleri verilen iki kayıp olan lognormal dağılımdan çekilir, gerçekleşmezse kayıp yoktur. Rakamlar bu yılların ortalaması ve yüzdelikleridir. Rastgele sayıları tohum belirler: aynı tohum ve aynı girdiler aynı rakamları verir.',
    portfolio:
      'Her riskin benzetimi kendi tohumuyla, diğerlerinden bağımsız yapılır: olay yıllık olasılıkla gerçekleşir ve kayıp, %90 aralığından geçen lognormal dağılımdan çekilir. Risklerin kayıpları yıl yıl toplanır; rakamlar bu toplamların ortalaması ve yüzdelikleridir.',
  },
  reason: {
    not_quantified: 'Açık, nicel değerlendirmesi yok',
    untriaged: 'Ön inceleme bekliyor',
    avoided: 'Nicel değerlendirmesi var, ancak riskten kaçınıldı: geriye bir şey kalmadı',
    closed: 'Nicel değerlendirmesi var, ancak kapalı',
  },
};
