export const input = {
  named_twice: 'The same risk is named twice.',
};
