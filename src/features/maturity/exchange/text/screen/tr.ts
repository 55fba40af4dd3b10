import type { ScreenText } from './en.ts';

export const screen: ScreenText = {
  title: 'Çalışma kitabından yanıtlar',
  pick: 'Yanıtların hangi değerlendirme için olduğunu seçin.',
  take: {
    title: 'Soruları yanınıza alın',
    text: 'Kapsamdaki her soru yanıtıyla birlikte: bağlantı olmadan ya da hesabı olmayanlarca doldurulabilir. Seviyeler listeden seçilir.',
  },
  bring: {
    drop: 'Doldurulan çalışma kitabını buraya bırakın',
    kinds:
      'Buradan dışa aktarılmış XLSX ya da CSV, en çok 5 MB. Neyin değişeceğini görmeden hiçbir şey yazılmaz.',
    frozen: 'Bu değerlendirmenin yanıtları kesinleşti: alınabilir, ama değiştirilemez.',
    may_not: 'Bu değerlendirmeyi okuyabilirsiniz. Yanıt getirmek için yanıtlama yetkisi gerekir.',
  },
  check: {
    title: 'Ne değişecek',
    stale: 'Bu arada biri yanıt verdi. Şimdi şunlar değişecek.',
    conflicts_one: 'Dışa aktarmadan sonra birinin değiştirdiği {{count}} yanıt',
    conflicts_other: 'Dışa aktarmadan sonra birinin değiştirdiği {{count}} yanıt',
    conflicts_help:
      'Görülmeden hiçbir şeyin üzerine yazılmaz: her biri için hangi yanıtın geçerli olduğunu seçin.',
    changed_one: 'Değişecek {{count}} yanıt',
    changed_other: 'Değişecek {{count}} yanıt',
    refused_one: 'Alınamayan {{count}} satır',
    refused_other: 'Alınamayan {{count}} satır',
    same_one: 'Öteki {{count}} satır yeni bir şey getirmiyor.',
    same_other: 'Öteki {{count}} satır yeni bir şey getirmiyor.',
    nothing: 'Dosya hiçbir şeyi değiştirmiyor.',
    row: '{{n}}. satır',
    no_question: 'Bu değerlendirmede olmayan bir soru',
    now: 'Şu anki yanıt',
    file: 'Dosyadaki yanıt',
    which: '{{question}} sorusunda hangi yanıt geçerli?',
    keep: 'Şu anki kalsın',
    use: 'Dosyadaki alınsın',
    keep_all: 'Hepsinde şu anki kalsın',
    use_all: 'Hepsinde dosyadaki alınsın',
    undecided_one: 'Karar bekleyen {{count}} yanıt',
    undecided_other: 'Karar bekleyen {{count}} yanıt',
    write_one: '{{count}} yanıtı yaz',
    write_other: '{{count}} yanıtı yaz',
    another: 'Başka dosya',
  },
  done: {
    written_zero: 'Hiçbir yanıt yazılmadı.',
    written_one: '{{count}} yanıt yazıldı.',
    written_other: '{{count}} yanıt yazıldı.',
    left_one: '{{count}} satır alınmadı.',
    left_other: '{{count}} satır alınmadı.',
    open: 'Değerlendirmeyi aç',
  },
};
