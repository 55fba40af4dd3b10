import type { MaturityExchangeText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: MaturityExchangeText = {
  refusals: {
    document_too_long: 'Metin bir belge için çok uzun. Bunun yerine çalışma kitabını dışa aktarın.',
    pdf_unavailable:
      'Bu sunucu PDF dosyası oluşturamıyor. Bunun yerine Word belgesi, çalışma kitabı (XLSX) veya CSV olarak dışa aktarın.',
    workbook_question_missing:
      'Tabloda soruları adlandıran bir sütun yok. Çalışma kitabını dışa aktarıldığı gibi kullanın.',
    workbook_too_many_rows: 'En çok {{most}} satır: bir değerlendirmede bundan az soru vardır.',
    workbook_nothing_to_take: 'Dosyada {{question}} için kullanılabilir bir yanıt yok.',
    workbook_take_unreadable: 'Alınacak yanıtları JSON olarak verin: her soru için bir sürüm.',
  },
  row: {
    question_empty: 'Satırda soru belirtilmemiş.',
    question_not_asked: '“{{value}}” bu değerlendirmede sorulmuyor.',
    question_not_yours: 'Bu soruyu yanıtlamak size düşmüyor.',
    repeated: 'Bu soru {{row}}. satırda zaten var.',
    level_unknown: '“{{value}}”, {{lowest}} ile {{highest}} arasında bir seviye değil.',
    neither_yes_nor_no: '“{{value}}” ne evet ne hayır.',
    confidence_unknown: '“{{value}}” bir güven derecesi değil.',
    too_long: 'En fazla {{maximum}} karakter.',
    characters: 'Gösterilemeyen karakterler içeriyor.',
    unreadable: 'Okunamıyor.',
  },
  field: {
    question: 'Referans',
    section: 'Bölüm',
    title: 'Başlık',
    text: 'Soru',
    current_level: 'Mevcut seviye',
    desired_level: 'Hedef seviye',
    not_applicable: 'Uygulanabilir değil',
    na_reason: 'Neden uygulanabilir değil',
    note: 'Not',
    confidence: 'Güven',
    confirmed: 'Devralınan yanıt hâlâ geçerli',
    guidance: 'İyisi nasıl olur',
    evidence: 'Yardımcı kanıtlar',
    mark: 'Dışa aktarıldığı hâli (değiştirmeyin)',
  },
  sheet: {
    questions: 'Sorular',
    choices: 'Seçenekler',
    yes: 'Evet',
    no: 'Hayır',
    confidence: { low: 'Düşük', medium: 'Orta', high: 'Yüksek' },
  },
  screen,
};
