import type { StandardText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: StandardText = {
  refusals: {
    standard_file_faulty: 'Bu dosya bir standart olarak alınamıyor.',
    standard_rows_faulty: 'Dosyanın satırları hatalı ya da hiçbir şey sormuyor. Düzeltip yeniden gönderin.',
    standard_columns_unmapped:
      'Kodu ve başlığı ya da metni hangi sütunun taşıdığını belirtin; her sütun bir kez.',
    standard_key_reserved:
      'Bu anahtar hazır gelen bir standarda ya da ürünün bir adresine ait. Başka bir anahtar seçin.',
    standard_version_taken: 'Bu sürüm zaten yayımlandı ve hiç değişmez. Başka bir sürüm verin.',
    too_many_standards: 'En çok {{most}} standart sürümü. Gerekmeyen taslakları silin.',
    standard_file_not_json: 'JSON değil: {{place}}',
    standard_file_unknown_document: 'Ne OSCAL kataloğu ne de profili: {{place}}',
    standard_file_wrong_shape: 'Şu yerde başka bir şey bekleniyor: {{place}}',
    standard_file_too_deep: 'Şu yerde çok derin iç içe geçmiş: {{place}}',
    standard_file_too_many: 'Bir kerede alınandan fazlası var: {{place}}',
    standard_file_too_long: 'Şu yerdeki metin çok uzun: {{place}}',
    standard_file_too_much_text: 'Bütün metinleri birlikte çok uzun: {{place}}',
    standard_file_id_repeated: 'Bir tanımlayıcı iki kez kullanılmış: {{place}}',
    standard_file_value_missing: 'Şu yerde bir şey eksik: {{place}}',
    standard_file_nothing_asked: 'Hiç kontrol içermiyor.',
    standard_file_import_circular: 'İçe aktarmaları kendisine geri dönüyor: {{place}}',
    standard_file_import_missing:
      'Birlikte gönderilmemiş ve daha önce içe aktarılmamış bir belgeyi içe aktarıyor: {{place}}',
    standard_file_parameter_circular: 'Parametreler birbirini döngü içinde anıyor: {{place}}',
  },
  ...screen,
};
