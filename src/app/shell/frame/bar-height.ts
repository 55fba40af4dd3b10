/** How high the bars of the frame are (shell.md, base measures). */
export const barHeight = { xs: 48, md: 64 } as const;
