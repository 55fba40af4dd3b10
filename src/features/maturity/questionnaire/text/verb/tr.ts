import type { VerbText } from './en.ts';

export const verb: VerbText = {
  name: {
    answer: 'Yanıtla',
    assign: 'Soruları dağıt',
    submit: 'Onaya gönder',
    return: 'Geri gönder',
    choose: 'Panoda göster',
    duplicate: 'Çoğalt',
  },
  not_now: {
    with_reviewer: 'Onay bekliyor. Önce geri gönderilmesi gerekir.',
    frozen: 'Onaylandı, artık değiştirilemez.',
    archived: 'Arşivde.',
    not_started: 'Henüz hiçbir soru yanıtlanmadı.',
  },
  conflict: {
    stale:
      'Siz açtıktan sonra biri bu değerlendirmeyi değiştirdi. Yazdıklarınız duruyor; yeniden kaydederseniz güncel hâline uygulanır.',
    by: 'Siz açtıktan sonra {{name}} bu değerlendirmeyi değiştirdi. Yazdıklarınız duruyor; yeniden kaydederseniz güncel hâline uygulanır.',
    impossible:
      'Bu arada değerlendirme değişti, bu işlem artık yapılamıyor. Yazdıklarınız bu pencereyi kapatana kadar duruyor.',
    impossible_by:
      'Bu arada {{name}} değerlendirmeyi değiştirdi, bu işlem artık yapılamıyor. Yazdıklarınız bu pencereyi kapatana kadar duruyor.',
  },
  link: {
    roadmap: 'Yol haritası',
    compare: 'Karşılaştır',
    import: 'Yanıtları içe aktar',
    xlsx: 'Çalışma kitabı olarak dışa aktar (XLSX)',
    pdf: 'PDF olarak dışa aktar',
    docx: 'Word belgesi olarak dışa aktar',
    csv: 'CSV olarak dışa aktar',
  },
  export: {
    making: 'Dosya hazırlanıyor…',
    made: 'Dosya hazır.',
    good_for: {
      xlsx: 'Başka yerde doldurup geri getirmek için',
      pdf: 'Okumak, yazdırmak ve denetçiye vermek için',
      docx: 'Okumak ve çevresine yazmak için',
      csv: 'Başka programlar için; geri getirilebilir',
    },
  },
  unsent: 'Bazı yanıtlar henüz bu cihazda. Bağlantı gelince onaya gönderin.',
  start: { done: '{{ref}} başladı' },
  submit: {
    title: '{{ref}} onaya gönderilsin',
    verb: 'Onaya gönder',
    checking: 'Yanıtlar gözden geçiriliyor…',
    ready: 'Kapsamdaki bütün sorular yanıtlandı. Onaya gönderildikten sonra yanıtlar değişmez.',
    decides: 'Onaylayacak ya da geri gönderecek kişi: {{name}}.',
    nobody_decides: 'Gözden geçiren belirlenmemiş; bir yönetici onaylar ya da geri gönderir.',
    left: 'Önce bunların tamamlanması gerekiyor. Gitmek için bir bölüm seçin.',
    unanswered_one: '{{count}} yanıtsız soru',
    unanswered_other: '{{count}} yanıtsız soru',
    unreasoned_one: 'nedeni yazılmamış {{count}} “uygulanabilir değil”',
    unreasoned_other: 'nedeni yazılmamış {{count}} “uygulanabilir değil”',
    unconfirmed_one: 'teyit bekleyen {{count}} devralınan yanıt',
    unconfirmed_other: 'teyit bekleyen {{count}} devralınan yanıt',
    done: '{{ref}} onay bekliyor',
  },
  return: {
    title: '{{ref}} geri gönderilsin',
    text: 'Yeniden yanıtlanabilir. Notunuz, bir daha onaya gönderilene kadar soruların üstünde durur.',
    verb: 'Geri gönder',
    done: '{{ref}} geri gönderildi',
  },
  approve: {
    text: 'Yanıtlar şimdiki hâliyle dondurulur. Aynı birim için daha önce onaylananın yerini alır.',
  },
  reopen: {
    text: 'Yeniden yanıtlanabilir ve onaylı sayılmaz. Şimdiye kadar onaylanan hâli saklanır.',
    done: '{{ref}} yeniden açıldı',
  },
  archive: {
    text: 'Listeden çıkar, yalnız durumuna göre süzülünce bulunur. Yanıtlar ve değerler olduğu gibi kalır. Geri alınamaz.',
  },
  delete: {
    text: '“{{name}}” bütün yanıtlarıyla kaybolur. Bir yönetici 30 gün içinde geri yükleyebilir.',
  },
  choose: {
    title: '{{ref}} panoda gösterilsin',
    text: '{{unit}}: pano bundan sonra, bugün gösterilenin yerine bu değerlendirmeyi gösterir.',
    verb: 'Göster',
    done: 'Panoda artık {{name}} gösteriliyor',
  },
  restore: { done: '{{ref}} geri geldi' },
  duplicate: {
    title: '{{ref}} çoğaltılsın',
    text: 'Yeni değerlendirme bunun kapsamı, kişileri ve yanıtlarıyla başlar. Devralınan her yanıtın teyit edilmesi gerekir.',
    verb: 'Çoğalt',
    done: '{{ref}} çoğaltıldı',
  },
  assign: {
    title: '{{ref}} sorularının dağıtımı',
    sections: 'Bölümler',
    all: 'Bütün bölümler',
    people: 'Kişiler',
    people_help: 'Bu bölümleri onlar yanıtlar. Daha önce verilmiş olanların görevi kalkar.',
    nobody: 'Kimse',
    due_date: 'Son yanıt günü',
    given: 'Şimdi: {{names}}',
    verb: 'Dağıt',
    done: 'Dağıtıldı',
  },
};
