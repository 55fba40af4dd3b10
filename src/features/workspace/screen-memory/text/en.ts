export const en = {
  input: {
    memory_too_large: 'This is too much to remember.',
  },
};
export type ScreenMemoryText = typeof en;
