import type { PaperLook } from '@shop/domain/shop/brand'

/** The page of a wallet in the colours of the shop; no font is loaded. */
export function walletCss({ accent, text, quiet, line }: PaperLook): string {
  return `
:root { color-scheme: light; font: 100%/1.5 system-ui, sans-serif; --accent: ${accent}; --text: ${text}; --quiet: ${quiet}; --line: ${line}; }
body { margin: 0; background: color-mix(in srgb, var(--line) 35%, #fff); color: var(--text); }
header { max-inline-size: 30rem; margin: 0 auto; padding: 1.5rem 1.25rem 1rem; font-size: 1.125rem; }
main { box-sizing: border-box; display: grid; gap: 1rem; max-inline-size: 30rem; margin: 0 auto 3rem; padding: 1.5rem 1.25rem; background: #fff; border-block: 1px solid var(--line); }
@media (min-width: 32rem) { main { padding: 2rem; border: 1px solid var(--line); border-radius: .75rem; } header { padding-inline: 0; } }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 0; }
.note, dt { color: var(--quiet); font-size: .875rem; }
dl { display: flex; justify-content: space-between; gap: 1.5rem; align-items: baseline; margin: 0; padding-block: .75rem; border-block: 1px solid var(--line); }
dd { margin: 0; font-weight: 600; }
#wallet { display: grid; gap: 1rem; min-block-size: 3rem; }
#problem { color: #a3160f; font-weight: 600; }
#problem:empty { display: none; }
.ways { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: var(--text); }
.wallet, .sheet button { min-block-size: 3rem; padding: .5rem .875rem; font: inherit; font-weight: 600; color: inherit; background: #fff; border: 1px solid var(--quiet); border-radius: .5rem; cursor: pointer; }
.sheet { display: grid; gap: .875rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; }
.sheet fieldset { margin: 0; padding: 0; border: 0; }
.sheet legend { padding: 0; margin-block-end: .5rem; font-weight: 600; }
.sheet [role='alert'] { color: #a3160f; font-weight: 600; }
.sheet [role='alert']:empty { display: none; }
.choice { display: flex; gap: .625rem; align-items: center; min-block-size: 2.75rem; }
.choice input { inline-size: 1.25rem; block-size: 1.25rem; flex: none; accent-color: var(--accent); }
.price { font-weight: 600; }
button[data-kind='main'] { background: var(--accent); border-color: var(--accent); color: #fff; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
}
