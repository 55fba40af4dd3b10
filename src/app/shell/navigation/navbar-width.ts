/** How wide the navigation beside the page is (shell.md, base measures). */
export const navbarWidth = 280;
export const foldedWidth = 64;
