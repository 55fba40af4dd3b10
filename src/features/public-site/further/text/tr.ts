import type { FurtherText } from './en.ts';

export const tr: FurtherText = {
  rate: {
    title: 'Bir riski kendiniz değerlendirin',
    text: 'Hasta verileri bulunan bir dizüstü bilgisayar arabadan çalınıyor. Kurumunuzda bu ne kadar olası, etkisi ne olur?',
    likelihood: 'Olasılık',
    consequence: 'Etki',
    level: 'Seviye',
    step: {
      likelihood: { 1: 'Nadir', 2: 'Olası değil', 3: 'Mümkün', 4: 'Olası', 5: 'Neredeyse kesin' },
      consequence: { 1: 'Önemsiz', 2: 'Küçük', 3: 'Orta', 4: 'Büyük', 5: 'Ağır' },
    },
    levels: { 0: 'Düşük', 1: 'Orta', 2: 'Yüksek', 3: 'Aşırı' },
    cell: '{{likelihood}}, {{consequence}}: {{level}}',
    why: 'Neden?',
    because:
      'Olasılık {{likelihood}} ile etki {{consequence}} bu seviyedeki bir hücrede buluşur. Kararı çarpım değil matris verir: nadir bir felaket gözden kaçmaz.',
    review: 'Bu seviyedeki bir risk {{days}} gün içinde gözden geçirilir.',
    treat: '{{days}} gün içinde işlenir.',
  },
  questions: {
    title: 'İlk sorulan sorular',
    own: {
      question: 'Kendi sunucumuzda çalışır mı?',
      answer:
        'Evet. Kendi veritabanıyla ya da sizin PostgreSQL’inizle (15 ve üstü) çalışan tek bir süreçtir. Dışarıya hiç bağlanmaz; internetsiz bir ağ yeterlidir.',
    },
    sheet: {
      question: 'Kaydımız kendi sütunları olan bir tablo. Olur mu?',
      answer:
        'Evet. Sütunlar başlıklarından tanınır, elle de eşlenebilir; bir seferde 20.000 satıra kadar. Dışa aktarılan kitap kimlikleri taşır; böylece ikinci içe aktarma riskleri çoğaltmaz, değiştirir.',
    },
    see: {
      question: 'Bir riski kim görür?',
      answer:
        'Yöneticiler hepsini görür. Diğer herkes kendi birimlerinin, bütün kurumun ve sahibi olduğu riskleri görür. Aynı sunucudaki başka kurumlar hiçbir şey görmez: veritabanı vermez.',
    },
    large: {
      question: 'Kayıt ne kadar büyüyebilir?',
      answer:
        'Ürünün hızı, tek bir kurumda 100.000 riskle ve aynı veritabanıyla herhangi bir sunucunun yapması gereken en az işin yanında ölçülür.',
    },
    proof: {
      question: 'Denetçiye ne gösteririz?',
      answer:
        'Kaydı süzüldüğü biçimiyle, her rakamı formülüyle, her kararı gerekçesi ve onu veren iki kişiyle; bir de zinciri birkaç satırlık bir programla denetlenebilen günlüğü.',
    },
  },
};
