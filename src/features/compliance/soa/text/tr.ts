import type { SoaText } from './en.ts';

export const tr: SoaText = {
  refusals: {
    soa_pdf_unavailable:
      'Bu sunucu PDF dosyası hazırlayamıyor. Bunun yerine Word belgesini veya çalışma kitabını dışa aktarın.',
    soa_incomplete: 'Gerekçe veya açıklama eksik: {{codes}}.',
  },
  title: 'Uygulanabilirlik bildirgesi',
  unknown: 'Böyle bir uygulanabilirlik bildirgesi yok veya değerlendirmesinin tamamını görmüyorsunuz.',
  of: 'Ek A’dan nelerin, hangi gerekçeyle uygulanabilir olduğu; dayandığı değerlendirme:',
  missing: {
    text: 'Gerekçesi veya açıklaması eksik kontroller: {{number}}. Eksik kalmadığında bir sürüm yayımlanabilir.',
    first: 'Bunların ilkleri',
  },
  figures: {
    title: 'Ek A',
    applicable: 'Uygulanabilir',
    not_applicable: 'Uygulanabilir değil',
    inherited: 'Bunlardan devralınan',
  },
  table: {
    title: 'Ek A kontrolleri',
    filter: 'Gösterilenler',
    all: 'Tüm kontroller',
    missing: 'Gerekçe veya açıklama eksik',
    none: 'Gerekçesi veya açıklaması eksik kontrol yok.',
    no_reason: 'Gerekçe yok',
    no_text: 'Açıklama yok',
    between: ', ',
    proof: { proven: 'Kanıtlandı', half_proven: 'Yarı kanıtlandı', unproven: 'Kanıtlanmadı' },
    column: {
      code: 'Kod',
      title: 'Kontrol',
      applicability: 'Uygulanabilirlik',
      reasons: 'Gerekçeler',
      text: 'Açıklama',
      provider: 'Karşılayan kuruluş',
      implementation: 'Uygulama',
      proof: 'İspat',
      evidence: 'Kanıt',
      controls: 'Bağlı kontroller',
    },
  },
  publish: {
    verb: 'Sürüm yayımla',
    title: '{{number}} numaralı sürümü yayımla',
    text: 'Şu an söylediği her şey özetiyle birlikte dondurulur. Yayımlanan sürüm hiç değişmez; sonradan değişenler yeni bir sürüm olarak yayımlanır.',
    note: 'Not',
    done: '{{number}} numaralı sürüm yayımlandı',
    later:
      'Değerlendirme gözden geçirilirken veya onaylandığında bir yönetici ya da lideri bir sürüm yayımlar.',
    not_now: 'Gerekçe veya açıklama eksik.',
  },
  versions: {
    title: 'Yayımlanan sürümler',
    none: 'Henüz bir sürüm yayımlanmadı.',
    name: 'Sürüm {{number}}',
    hash: 'Parmak izi (SHA-256)',
    more: 'Tüm sürümleri göster',
  },
  file: {
    making: 'Dosya hazırlanıyor…',
    made: 'Dosya hazır',
    pdf: 'PDF dosyası',
    docx: 'Word belgesi',
    xlsx: 'Çalışma kitabı',
    draft: {
      pdf: 'Taslağı PDF olarak al',
      docx: 'Taslağı Word belgesi olarak al',
      xlsx: 'Taslağı çalışma kitabı (XLSX) olarak al',
    },
  },
};
