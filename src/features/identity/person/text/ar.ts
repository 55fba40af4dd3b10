import type { PersonText } from './en.ts';

export const ar: PersonText = {
  refusals: {
    person_unknown: 'هذا الشخص ليس عضوًا نشطًا في المؤسسة.',
    email_taken: 'يوجد عضو بهذا البريد الإلكتروني من قبل.',
  },
};
