const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text inside of HTML, between tags or as the value of an attribute in quotes. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => entities[found] ?? found);
