/// <reference types="svelte" />
/// <reference types="vite/client" />
/** What can be loaded: by name ('' is what every visit needs) and language. */
declare module 'virtual:words' {
  const catalogues: Readonly<Record<string, Record<'en' | 'uk' | 'ru', () => Promise<{ default: string }>>>>
  export default catalogues
}
declare module 'virtual:words/*' {
  const text: string
  export default text
}
