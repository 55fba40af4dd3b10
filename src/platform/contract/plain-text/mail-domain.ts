/** The domain of an e-mail address, spelled as it is there. */
export const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
