import type { InvitationText } from './en.ts';

export const ar: InvitationText = {
  refusals: {
    seats_full:
      'لدى المؤسسة {{seats}} مقعدًا، والمتاح منها {{free}}. عطّل حساب شخص، أو اسحب دعوة، أو اطلب من المزوّد مقاعد إضافية.',
    invitations_per_day: 'يمكن للمؤسسة إرسال {{most}} دعوة خلال 24 ساعة. أرسل الباقي لاحقًا.',
    already_member: 'لصاحب هذا البريد الإلكتروني حساب في هذه المؤسسة من قبل.',
    invitation_unknown: 'هذا الرابط غير صالح. ربما حلّت محله رسالة أحدث، أو ينقص جزء من العنوان.',
    invitation_expired: 'انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.',
    invitation_accepted: 'قُبلت هذه الدعوة من قبل. سجّل الدخول بكلمة المرور التي عُيّنت حينها.',
    invitation_revoked: 'سُحبت هذه الدعوة.',
  },
};
