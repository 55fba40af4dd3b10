/** Made by the build of what the screens say about themselves: run/web-build/screens.ts. */
declare module 'virtual:first-screens' {
  type BuiltFirstScreen = import('#platform/web/first-screen.ts').FirstScreen & {
    load: () => Promise<unknown>;
    /** The features whose texts it speaks. */
    texts: readonly string[];
  };
  export const firstScreens: Readonly<Record<string, BuiltFirstScreen>>;
}
