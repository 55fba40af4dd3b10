export const en = {
  title: 'Privacy policy',
  description: 'Which personal data Plumbline handles, what for, for how long, and what you may ask of us.',
  lead: 'Which personal data we handle, what for, for how long, and what you may ask of us. “We” are those who run this service.',
  print: 'Print this page',
  section: {
    visitors: {
      title: 'When you only read',
      one: 'These pages set no cookie, count no visitors and load nothing from anywhere else. If you choose a language, one cookie remembers it for a year; nobody can be recognised by it.',
      two: 'The server notes each request for its operation: the address that was asked for, the time and the answer. Your network address is not written into that log.',
    },
    contact: {
      title: 'When you write to us',
      one: 'The contact form asks for your name, e-mail address, phone number, a subject and your message, because without them we cannot answer. They are read by the people who answer, and by nobody else.',
      two: 'A message is deleted one year after it came. Beside it we store a shortened fingerprint of the network address, to hold back floods of messages; the address cannot be read from it in passing, and it goes with the message.',
    },
    members: {
      title: 'When your organisation uses the product',
      one: 'The organisation decides what is stored about its people and is responsible for it; we handle the data on its behalf. As a rule these are name, e-mail address, picture, language and time zone, departments and role, what somebody wrote or decided, and the log of such acts.',
      two: 'Passwords are stored as hashes that cannot be turned back. A session ends after 30 minutes without activity, and after 12 hours in any case; it is listed for the person for 30 days more.',
      three:
        'The browser keeps the session for as long as the tab is open, drafts for seven days at most, and a signed cookie for 180 days that knows at which organisation you signed in.',
    },
    applicants: {
      title: 'When you apply for a job with us',
      one: 'We use an application to decide about the job and for nothing else. The CV of an applicant who is not successful is kept for six months and then deleted.',
    },
    sharing: {
      title: 'Who else learns of it',
      one: 'We sell no data and send none to advertisers or analysts. Fonts, pictures and the check of the contact form come from this server. Data are given to others only where a law obliges us, or where your organisation asks us to.',
    },
    security: {
      title: 'How it is protected',
      one: 'Connections are encrypted. Organisations are kept apart by the database itself, each act is logged, and a change of the log is noticed. The people who run the service see data of an organisation only where that is needed to help it.',
    },
    rights: {
      title: 'What you may ask of us',
      one: 'You may ask which data we hold about you, have them corrected, deleted or handed over, object to their use, and complain to the authority for data protection of your country. Write to us through the contact form. If the data belong to your organisation, ask its administrator first; we help there.',
    },
    changes: {
      title: 'Changes',
      one: 'If this policy changes, the new one stands here before it counts.',
    },
  },
  contact: 'To the contact form',
};
export type PrivacyPolicyText = typeof en;
