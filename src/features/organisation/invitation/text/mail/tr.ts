import type { InvitationMailText } from './en.ts';

export const mail: InvitationMailText = {
  subject: '{{organisation}} daveti',
  text: '{{inviter}} sizi {{organisation}} ile Plumbline üzerinde risk, uyum ve olgunluk çalışmalarına davet ediyor.',
  audit:
    '{{inviter}} sizi Plumbline üzerinde {{organisation}} kuruluşunun “{{assessment}}” değerlendirmesini denetlemeye davet ediyor. Bu değerlendirmeyi, kanıtlarını ve bulgularını okuyacak, başka kanıtlar isteyebileceksiniz.',
  access_until: 'Hesabın açık olduğu son an',
  until: 'Son geçerlilik',
  link: 'Daveti kabul edin',
  once: 'Bağlantı bir kez kullanılabilir. Adınızı ve kendi belirleyeceğiniz bir parolayı sorar.',
  if_not:
    'Bu iletiyi neden aldığınızı bilmiyorsanız yapmanız gereken bir şey yok: siz istemeden bir şey olmaz.',
};
