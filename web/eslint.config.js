import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/", "node_modules/"] },
  ...tseslint.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    rules: {
      "max-lines": ["error", 300],
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 10],
      eqeqeq: "error",
      // Caches beside the state are plain on purpose: nothing is drawn from them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Made by the generator, one record after the other.
    files: ["src/lib/wire.ts", "src/games/*/view.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["test/**"],
    rules: { "max-lines-per-function": "off" },
  },
);
