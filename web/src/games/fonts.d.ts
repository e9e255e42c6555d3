/** Made at build time by `vite/fonts.ts`: by game, loads the letters that only this game uses. */
declare module "game-fonts" {
  export const FONTS: Readonly<Record<string, () => Promise<unknown>>>;
}
