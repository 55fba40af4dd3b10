import type { HomeText } from './en.ts';

export const tr: HomeText = {
  title: 'Plumbline: risk kaydı, olgunluk ve uyum tek yerde',
  description:
    'Her rakamını açıklayan bir risk kaydı, CIS, ISO 27001 ve NIST CSF ile olgunluk değerlendirmesi ve tablonuzu hiçbir şey kaydedilmeden önce denetleyen bir içe aktarma.',
  hero: {
    title: 'Risklerinizi bilin. Kontrollerinizi gösterin.',
    text: 'Plumbline risk kaydınızı, kontrollerinizin olgunluğunu ve bunlar hakkındaki her kararı bir arada tutar. Herhangi bir rakama “Neden?” diye sorun; formülüyle ve saydığı satırlarla yanıt verir.',
    register: 'Kaydol',
    login: 'Giriş yap',
    point: {
      import: 'Excel’deki kaydınız, satır satır denetlenerek',
      server: 'Kendi sunucunuzda, dış hizmet olmadan',
      languages: 'Baştan sona Türkçe, İngilizce ve Arapça',
    },
    likelihood: 'Olasılık',
    consequence: 'Etki',
    picture:
      'Beşe beş bir risk matrisi; açık riskler daire olarak gösterilir. Bir risk aşırı düzeyden orta düzeye inmiş.',
    moved: 'Artık derece',
    moved_text: 'Aşırıdan ortaya; iki kontrolle ve gerekçesiyle.',
    why: 'Neden?',
    why_text: 'Olasılık 4 → 2, etki 5 → 3: yedekler her ay sınanıyor.',
  },
  community: {
    title: 'Tek kayıt, üç tür okur',
    text: 'Kaydı tutan, risk üzerinde çalışan ve karar veren aynı kayıtları açar; her biri kendisine düşen işi görür.',
    administrators: {
      title: 'Risk yöneticileri',
      text: 'Matrisi, seviyelerini ve her seviyenin kaç günde gözden geçirileceğini siz belirlersiniz. Yeni matris geçerli olmadan önce hangi risklerin seviyesinin değişeceğini görürsünüz.',
      point:
        'Geciken gözden geçirmeler, sahipsiz riskler, eski matrisle yapılmış değerlendirmeler: her biri listesini açan bir rakamdır.',
    },
    practitioners: {
      title: 'Uygulayıcılar',
      text: 'Riski değerlendirin, risk işleme seçeneğini önerin, değerlendirmede size düşen soruları yanıtlayın. Yazdıklarınız ağ kesilse de sayfa kapansa da saklanır.',
      point: 'Kaydın hücrelerini klavyeyle düzenleyin; iki yüz satırı seçip hepsini birden değiştirin.',
    },
    executives: {
      title: 'Üst yöneticiler',
      text: 'Açık risklerin iş için ne anlama geldiğini görün: kaçı yüksek ya da aşırı, son toplantıdan beri ne değişti, hangi kararlar sizi bekliyor.',
      point: 'Pano, rakamlarının hangi ana ait olduğuyla birlikte tek bir A4 sayfasına basılır.',
    },
  },
  features: {
    title: 'Önce bakılacak üç şey',
    text: 'Ürünün kendisinden, tanıtım verileriyle alınmış görüntüler.',
    matrix: {
      kicker: 'Risk matrisi',
      title: 'Bütün kayıt tek resimde',
      text: 'Her daire, hücredeki açık risklerin sayısıdır. Doğal, artık ve hedef derece arasında geçiş yapın; bir hücrenin risklerini tek tıklamayla açın.',
      alt: 'Panodaki risk matrisi: her hücrede açık risk sayısını gösteren, seviye renkleriyle çizilmiş daireler.',
    },
    why: {
      kicker: 'Neden?',
      title: 'Her rakam kendini açıklar',
      text: 'Her rakamın arkasında formülü ve sürümü, girdileri, kaç riskin sayıldığı ve hangilerinin hangi nedenle dışarıda kaldığı durur. Bir tıklama daha onları listeler; denetçi yeniden sayabilir.',
      alt: 'Bir rakamın açıklaması: formül, girdiler, sayılan ve dışarıda bırakılan risklerin sayısı.',
    },
    import: {
      kicker: 'İçe aktarma',
      title: 'Tablonuz, geçerli olmadan önce denetlenir',
      text: 'Elinizdeki çalışma kitabını bırakın. Her satır yeni, değişmiş, aynı ya da kabul edilmemiş olarak, gerekçesiyle gösterilir. Siz onaylamadan hiçbir şey kaydedilmez; 30 gün boyunca tek tıklamayla geri alınır.',
      alt: 'İçe aktarmanın önizlemesi: çalışma kitabının satırları; her biri yeni ya da gerekçesiyle kabul edilmemiş olarak işaretli.',
    },
    more: {
      second: {
        title: 'İkinci bir kişi',
        text: 'Riskten kaçınmayı, riski devretmeyi ve kapatmayı bir kişi ister, bir başkası onaylar.',
      },
      log: {
        title: 'Oynandığını belli eden günlük',
        text: 'Her işlem bir öncekine zincirlenir. Tek bir komut zinciri baştan sona dolaşır ve değiştirilmiş kayıt varsa hata verir.',
      },
      apart: {
        title: 'Veritabanının kendisi ayırır',
        text: 'Ürünün kendi denetimlerinin yanında, her kurumun her tablosunda satır düzeyinde güvenlik zorunludur.',
      },
      languages: {
        title: 'Gerçekten üç dil',
        text: 'Arapçada yerleşim, matris ve PDF aynalanır. IŞIK araması ışık sözcüğünü bulur.',
      },
      conflict: {
        title: 'Sessizce üzerine yazılmaz',
        text: 'İki kişi aynı riski değiştirirse ikincisi iki sürümü alan alan görür ve seçer.',
      },
      exit: {
        title: 'Çıkış yolu',
        text: 'Kayıtlar XLSX ve CSV, değerlendirmeler çalışma kitabı, PDF ve Word olarak çıkar; geri dönmek için gereken her şey içindedir.',
      },
    },
  },
  services: {
    title: 'Aynı kayıtlar üzerinde üç hizmet',
    risk: {
      title: 'Risk yönetimi',
      text: 'Riskin ilk bildiriminden kapanışına; kimin ne zaman karar verdiğiyle.',
      one: 'Ön inceleme, derecelendirme, risk işleme, gözden geçirme ve kapatma',
      two: '3 × 3’ten 7 × 7’ye kendi matrisiniz',
      three: 'Başlangıç için bir risk kitaplığı',
    },
    compliance: {
      title: 'Uyum',
      text: 'ISO/IEC 27001:2022, NIST CSF 2.0 ya da kendi çerçeveniz üzerinde kontrol kontrol ilerleyin.',
      one: 'Uygulanabilir olmayan, gerekçesini ister ve saklar',
      two: 'Hiçbir soruyu yanıtlamamış biri onaylar',
      three: 'Denetçi için üç dilde belge',
    },
    maturity: {
      title: 'Olgunluk',
      text: 'CIS Controls v8.1, ISO/IEC 27001:2022 ve NIST CSF 2.0 ile düzenli aralıklarla kendinizi değerlendirin.',
      one: 'Her sorunun mevcut ve hedef seviyesi',
      two: 'Farkları sıraya koyan bir yol haritası',
      three: 'Bir değerlendirmenin öncekiyle karşılaştırması',
    },
  },
  start: {
    title: 'Başlayın',
    text: 'İlk iletiden, insanların birlikte çalıştığı bir kayda.',
    ask: {
      title: 'Kurumunuzu isteyin',
      text: 'Aşağıdaki iletiyi gönderin. Kendinize ait bir kurum ve ilk yöneticisi açılır.',
    },
    import: {
      title: 'Kaydınızı getirin',
      text: 'Bugün tuttuğunuz çalışma kitabını içe aktarın ya da kitaplıktan risk alın.',
    },
    decide: {
      title: 'Karar verin',
      text: 'Panoyu açın, nedenini sorun; her riske bir sahip ve bir tarih verin.',
    },
  },
  licences: {
    title: 'Lisanslar',
    text: 'İkisinde de bütün işlevler vardır. Tek fark birimlerdir.',
    flat: {
      title: 'Düz',
      text: 'Küçük bir şirket ya da tek bir ekip için.',
      one: 'Herkes aynı kayıtta çalışır',
      two: 'Personel kuruma ait her şeyi düzenler',
      three: 'Tek başına olan tek başına karar verir ve günlük bunu yazar',
    },
    corporate: {
      title: 'Kurumsal',
      text: 'Birimleri olan bir kurum için.',
      one: 'Sorumluları, düzenleyenleri ve okuyanlarıyla birim ağacı',
      two: 'Herkes kendi birimlerini ve ortak olanı görür',
      three: 'Birime göre ya da bütün kurum için pano ve değerlendirme',
    },
    schedule: 'Barındırma, lisans türleri ve destek süreleri',
  },
  contact: {
    title: 'Bize ulaşın',
    text: 'Bir kurum, bir tanıtım ya da bir yanıt isteyin.',
    aside: {
      title: 'İletinize ne olur',
      text: 'En çok bir yıl saklanır ve bu hizmeti yürütenlerce okunur. Otomatik gönderenlere karşı denetim tarayıcınızda ve bu sunucuda yapılır; üçüncü bir taraf bundan haberdar olmaz.',
      privacy: 'Gizlilik politikası',
    },
    script: 'Form için JavaScript gerekir.',
  },
};
