import type { PaperLook } from '@shop/domain/shop/brand'

/** The provider's pages in the colours of the shop, as providers offer it; no font is loaded. */
export function sandboxCss({ accent, text, quiet, line }: PaperLook): string {
  return `
:root { color-scheme: light; font: 100%/1.5 system-ui, sans-serif; --accent: ${accent}; --text: ${text}; --quiet: ${quiet}; --line: ${line}; }
body { margin: 0; background: color-mix(in srgb, var(--line) 35%, #fff); color: var(--text); }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline; max-inline-size: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem 1rem; }
header strong { font-size: 1.125rem; }
header span, .note { color: var(--quiet); font-size: .875rem; }
main { box-sizing: border-box; max-inline-size: 34rem; margin: 0 auto 3rem; padding: 1.5rem 1.25rem; background: #fff; border-block: 1px solid var(--line); }
@media (min-width: 36rem) { main { padding: 2rem; border: 1px solid var(--line); border-radius: .75rem; } header { padding-inline: 0; } }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.25; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 1.25rem 0; padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; }
form, details div { display: grid; gap: .875rem; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: .5rem; font-weight: 600; }
label { display: grid; gap: .25rem; font-weight: 600; }
label.choice { display: flex; gap: .625rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .875rem; align-items: end; }
.code { display: inline-block; font-size: 1.5rem; letter-spacing: .08em; white-space: nowrap; }
input:not([type='radio']), select, button { box-sizing: border-box; min-block-size: 3rem; inline-size: 100%; padding: .5rem .875rem; font: inherit; font-weight: 400; color: inherit; background: #fff; border: 1px solid var(--quiet); border-radius: .5rem; }
input[type='radio'] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--accent); }
button { font-weight: 600; cursor: pointer; }
button[data-kind='main'] { background: var(--accent); border-color: var(--accent); color: #fff; }
summary { padding-block: .75rem; font-weight: 600; cursor: pointer; }
details { border-block-start: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role='alert'] { margin: 0; color: #a3160f; font-weight: 600; }
`
}
