export const input = {
  named_twice: 'Aynı risk iki kez belirtilmiş.',
};
