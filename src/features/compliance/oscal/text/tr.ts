import type { OscalText } from './en.ts';

export const tr: OscalText = {
  refusals: {
    oscal_too_long:
      'Bu, bir OSCAL belgesinin alabileceğinden fazla: en çok {{megabytes}} MB metin veya {{records}} kayıt.',
    oscal_nothing_planned:
      'Burada ne bulgu ne de iyileştirme planı var. Bir OSCAL POA&M belgesi en az bir tane ister.',
  },
  making: 'Belge hazırlanıyor…',
  made: 'Belge hazır',
  model: {
    'assessment-results': 'Değerlendirme sonuçları (OSCAL)',
    poam: 'Eylem planı ve kilometre taşları (POA&M, OSCAL)',
    ssp: 'Sistem güvenlik planı (OSCAL)',
  },
  good_for: {
    'assessment-results': 'Verilen yanıtlar; kanıtlar, bulgular ve risklerle birlikte, JSON olarak',
    poam: 'Yapılacaklar: bulgular ve planlar, tarihleriyle, JSON olarak',
    ssp: 'Neyin uygulandığı ve nasıl karşılandığı; gerekçeler ve kontrollerle, JSON olarak',
  },
};
