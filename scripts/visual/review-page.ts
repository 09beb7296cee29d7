import { escaped } from '../../packages/domain/src/text/escaped.ts'
import type { Finding } from './findings.ts'

/** The page that shows old, new and difference of every finding. */
export function reviewPage(found: Finding[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Snapshots: ${found.length} to review</title>
<style>${STYLE}</style>
<header>
  <h1>${found.length === 0 ? 'Nothing to review' : `${found.length} to review`}</h1>
  ${found.length === 0 ? '' : '<button data-accept="">Accept all</button>'}
</header>
<main>${found.map(card).join('')}</main>
<script>${SCRIPT}</script>
</html>`
}

function card(finding: Finding): string {
  const { name, isNew, old, difference } = finding
  const [brand, story] = name.split('/')
  const note = isNew ? 'no snapshot yet' : difference ? '' : 'the size has changed'
  return `
<article>
  <header>
    <h2>${escaped(story ?? name)}</h2> <span>${escaped(brand ?? '')}</span> <em>${note}</em>
    <button data-accept="${escaped(name)}">Accept</button>
  </header>
  <div class="pictures">
    ${picture('Old', old ? 'old' : null, name)}
    ${picture('New', 'new', name)}
    ${old && !difference ? laidOver(name) : picture('Difference', difference ? 'difference' : null, name)}
  </div>
</article>`
}

function picture(title: string, path: string | null, name: string): string {
  const address = `/${path}?name=${encodeURIComponent(name)}`
  const body = path
    ? `<a href="${address}" target="_blank"><img src="${address}" alt="${title}" loading="lazy"></a>`
    : '<p>none</p>'
  return `<figure><figcaption>${title}</figcaption>${body}</figure>`
}

/** Pictures of different sizes, one on the other: what is the same is black. */
function laidOver(name: string): string {
  const query = `?name=${encodeURIComponent(name)}`
  return `<figure><figcaption>Difference, laid over each other</figcaption>
    <div class="over"><img src="/old${query}" alt=""><img src="/new${query}" alt="Difference"></div></figure>`
}

const STYLE = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1d1d1d; background: #f4f4f4 }
body { margin: 0 auto; max-width: 1800px; padding: 24px }
header { display: flex; flex-wrap: wrap; gap: 12px; align-items: baseline }
h1 { font-size: 24px; margin: 0 auto 0 0 }
h2 { font-size: 16px; margin: 0 }
header span, header em, figcaption { color: #595959 }
article { margin-block: 24px; padding: 16px; background: #fff; border-radius: 8px }
article header button { margin-left: auto }
article[data-done] { opacity: .45 }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-top: 12px }
figure { margin: 0 }
img { display: block; max-width: 100%; border: 1px solid #dedede }
.over { display: grid; isolation: isolate }
.over img { grid-area: 1 / 1 }
.over img + img { mix-blend-mode: difference }
button { font: inherit; padding: 8px 16px; border: 0; border-radius: 6px; background: #24493b; color: #fff; cursor: pointer }
button:disabled { background: #868686 }
:focus-visible { outline: 2px solid #1b5fcc; outline-offset: 2px }
`

const SCRIPT = `
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-accept]')
  if (!button) return
  const name = button.dataset.accept
  const answer = await fetch('/accept?name=' + encodeURIComponent(name), { method: 'POST' })
  if (!answer.ok) return alert('Not accepted: ' + answer.status)
  for (const card of name ? [button.closest('article')] : document.querySelectorAll('article')) {
    card.dataset.done = ''
    card.querySelector('button').textContent = 'Accepted'
    card.querySelector('button').disabled = true
  }
})
`
