import type { PrivacyPolicyText } from './en.ts';

export const tr: PrivacyPolicyText = {
  title: 'Gizlilik politikası',
  description:
    'Plumbline hangi kişisel verileri, ne için, ne kadar süre işler ve bizden neler isteyebilirsiniz.',
  lead: 'Hangi kişisel verileri, ne için, ne kadar süre işlediğimiz ve bizden neler isteyebileceğiniz. “Biz”, bu hizmeti yürütenleriz.',
  print: 'Bu sayfayı yazdır',
  section: {
    visitors: {
      title: 'Yalnızca okuduğunuzda',
      one: 'Bu sayfalar çerez bırakmaz, ziyaretçi saymaz ve başka bir yerden hiçbir şey yüklemez. Bir dil seçerseniz tek bir çerez bunu bir yıl hatırlar; onunla kimse tanınamaz.',
      two: 'Sunucu, işletim için her isteği not eder: istenen adres, zaman ve yanıt. Ağ adresiniz bu günlüğe yazılmaz.',
    },
    contact: {
      title: 'Bize yazdığınızda',
      one: 'İletişim formu adınızı, e-posta adresinizi, telefon numaranızı, konuyu ve iletinizi ister; bunlar olmadan yanıt veremeyiz. Onları yalnızca yanıtlayan kişiler okur.',
      two: 'Bir ileti, gelişinden bir yıl sonra silinir. Yanında, ileti yağmurunu durdurmak için ağ adresinin kısaltılmış bir parmak izini saklarız; adres ondan doğrudan okunamaz ve iletiyle birlikte silinir.',
    },
    members: {
      title: 'Kurumunuz ürünü kullandığında',
      one: 'Çalışanları hakkında nelerin saklanacağına kurum karar verir ve bundan sorumludur; biz verileri onun adına işleriz. Bunlar genellikle ad, e-posta adresi, fotoğraf, dil ve saat dilimi, birimler ve rol, yazılanlar ve alınan kararlar ile bu işlemlerin günlüğüdür.',
      two: 'Parolalar geri çevrilemeyen özetler olarak saklanır. Oturum, işlem yapılmayan 30 dakikanın ya da her durumda 12 saatin sonunda biter; kişinin kendisine 30 gün daha listelenir.',
      three:
        'Tarayıcı oturumu sekme açık kaldıkça, taslakları en çok yedi gün, hangi kurumda oturum açtığınızı bilen imzalı bir çerezi 180 gün saklar.',
    },
    applicants: {
      title: 'Bize iş başvurusu yaptığınızda',
      one: 'Başvuruyu yalnızca o iş hakkında karar vermek için kullanırız. Başvurusu olumlu sonuçlanmayan bir adayın özgeçmişi altı ay saklanır, sonra silinir.',
    },
    sharing: {
      title: 'Başka kim öğrenir',
      one: 'Veri satmayız; reklamcılara ya da çözümleme hizmetlerine göndermeyiz. Yazı tipleri, resimler ve iletişim formunun denetimi bu sunucudan gelir. Veriler yalnızca yasa zorunlu kıldığında ya da kurumunuz istediğinde başkasına verilir.',
    },
    security: {
      title: 'Nasıl korunur',
      one: 'Bağlantılar şifrelidir. Kurumları veritabanının kendisi ayırır, her işlem günlüğe yazılır ve günlükteki bir değişiklik fark edilir. Hizmeti yürütenler bir kurumun verilerini yalnızca ona yardım için gerektiğinde görür.',
    },
    rights: {
      title: 'Bizden neler isteyebilirsiniz',
      one: 'Hakkınızda hangi verileri tuttuğumuzu sorabilir; düzeltilmesini, silinmesini ya da size verilmesini isteyebilir, kullanılmasına itiraz edebilir ve ülkenizin veri koruma kurumuna şikâyette bulunabilirsiniz. İletişim formundan yazın. Veriler kurumunuza aitse önce yöneticisine sorun; biz yardım ederiz.',
    },
    changes: {
      title: 'Değişiklikler',
      one: 'Bu politika değişirse yenisi, geçerli olmadan önce burada yer alır.',
    },
  },
  contact: 'İletişim formuna git',
};
