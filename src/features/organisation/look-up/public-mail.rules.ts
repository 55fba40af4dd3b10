/** Mail providers where anybody gets an address: such a domain says nothing about where somebody works. */
const providers = new Set(
  `
  gmail.com googlemail.com outlook.com outlook.com.tr outlook.de outlook.fr hotmail.com hotmail.com.tr hotmail.co.uk hotmail.de
  hotmail.fr hotmail.it hotmail.es live.com live.co.uk live.fr live.nl msn.com windowslive.com passport.com
  yahoo.com yahoo.com.tr yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.br yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.ca
  ymail.com rocketmail.com myyahoo.com aol.com aim.com icloud.com me.com mac.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.com tuta.io hey.com fastmail.com
  fastmail.fm zoho.com zohomail.com zohomail.eu hushmail.com mailfence.com posteo.de posteo.net runbox.com duck.com
  gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.fr gmx.co.uk web.de t-online.de freenet.de mail.com email.com inbox.com usa.com
  mail.ru bk.ru list.ru inbox.ru internet.ru yandex.com yandex.ru yandex.com.tr ya.ru rambler.ru ukr.net
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com naver.com daum.net hanmail.net nate.com
  rediffmail.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it tiscali.it alice.it seznam.cz
  wp.pl o2.pl onet.pl interia.pl bluewin.ch ziggo.nl kpnmail.nl telenet.be skynet.be btinternet.com virginmedia.com
  talktalk.net sky.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net
  juno.com shaw.ca rogers.com sympatico.ca bigpond.com optusnet.com.au uol.com.br bol.com.br terra.com.br
  mynet.com superonline.com ttmail.com maktoob.com mailinator.com yopmail.com guerrillamail.com 10minutemail.com
`
    .trim()
    .split(/\s+/),
);

/** Whether a mail domain is open to everybody; such a domain never leads to an organisation. */
export const isPublicMail = (domain: string): boolean => providers.has(domain.toLowerCase());
